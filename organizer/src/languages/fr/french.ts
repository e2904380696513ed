import type { VocabularyData } from "../vocabulary.ts";
import { english } from "../en/english.ts";
export const french: VocabularyData = { ...english, language: "fr" };
