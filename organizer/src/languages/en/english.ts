import type { VocabularyData } from "../vocabulary.ts";
import { words } from "./words.ts";
import { feelingPhrases, feelings } from "./feelings.ts";
import { opening } from "./opening.ts";
import { anywhere, closing, joints } from "./anywhere.ts";
import { areas, asks, places } from "./asks.ts";
import { crisis } from "./crisis.ts";

/** What the engine knows of English. */
export const english: VocabularyData = {
  language: "en",
  titles: "dr mr mrs ms st prof",
  abbreviations: "dr mr mrs ms st prof sr jr vs etc approx appt apt no tel e.g i.e a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ave rd",
  infinitives: { ending: "", exceptions: "" },
  words, feelings, feelingPhrases, opening, anywhere, closing, joints, asks, places, areas, crisis,
};
