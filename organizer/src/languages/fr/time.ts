import type { TimeWords } from "../../time/words.ts";
import { timeWords as en } from "../en/time.ts";

export const timeWords: TimeWords = en;
