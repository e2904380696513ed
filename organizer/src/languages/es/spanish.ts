import type { VocabularyData } from "../vocabulary.ts";
import { english } from "../en/english.ts";
export const spanish: VocabularyData = { ...english, language: "es" };
