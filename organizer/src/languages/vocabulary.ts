import type { Language, Mood } from "../suggestion.ts";
import type { Phrases } from "../text/phrases.ts";

/** Lists of single words (an underscore stands for a space), separated by white space. */
export type WordListName =
  /** Frequent words, by which a language is told from the others. */
  | "common"
  /** Verbs that begin a task; those that are as often nouns stand in nounVerbs. */
  | "taskVerbs"
  | "nounVerbs"
  /** What a noun-verb is part of when it is no verb: "book club", "water bottle". */
  | "compoundEnds"
  | "determiners"
  | "intensifiers"
  /** Nouns that are appointments, errands or dues as soon as a time stands beside them. */
  | "appointments"
  | "errands"
  /** After "I want to": what takes weeks, and what is a chore. */
  | "outcomeVerbs"
  | "choreVerbs"
  | "pastVerbs"
  /** Feeling words that have other uses; they count only in a frame like "I feel". */
  | "weakFeelings"
  | "kin"
  /** Kin words that go with a name: "Aunt Pam". */
  | "kinTitles"
  | "pronouns"
  /** Titles that stand before a name and are no part of it: "Mr", "Coach". */
  | "honorifics"
  | "articles"
  | "roles"
  | "possessives"
  /** Words that stand before a person, and before a place. */
  | "personCues"
  | "placeCues"
  /** Capitalized words that are no people: places, brands, feasts. */
  | "notPeople"
  /** Before a kin word, these make it no person: "a mother", "step". */
  | "notKinAfter"
  /** After these, "I need to" goes on with the clause: "what I need to". */
  | "relatives"
  /** Words that are no names although a sentence may begin with them. */
  | "ordinary";

/** Phrases that count at the start of a clause. */
export type OpeningName =
  /** What is cut off a clause's front: hesitation, and words that tie it to the clause before. */
  | "fillers"
  /** A clause that goes on with what the clause before was about. */
  | "continuation"
  /** A subject and its verb: what follows can stand on its own. */
  | "subject"
  | "obligation"
  | "wish"
  | "goal"
  /** A verb that is a goal by itself: "learn to", "lose 5 kilos". */
  | "goalVerb"
  | "gratitude"
  | "thanksAsTask"
  | "insight"
  | "hearsay"
  | "finished"
  | "calledOff"
  | "hypothetical"
  | "past"
  | "pronounFact"
  /** "He", "she's": the subject of what is told of somebody named before. */
  | "thirdPerson"
  | "stray"
  | "notAVerb"
  /** What follows a feeling that stands alone at the front: "panic, …", "butterflies about …". */
  | "feelingCause"
  /** A remark that is a whole clause and says nothing: "go figure". */
  | "remark"
  | "leadIn"
  /** The words of thanks before what they are for: "so grateful that …". */
  | "thanksLead"
  /** What follows a name that is a sentence's subject. */
  | "afterName"
  | "taskHeading"
  | "goalHeading"
  | "gratitudeHeading"
  | "insightHeading"
  | "emotionHeading"
  | "relationshipHeading"
  | "doneHeading";

/** Phrases that count anywhere in a clause. */
export type AnywhereName =
  | "obligation"
  /** What a thing or person is in need of: "wants ordering", "needs picking up". */
  | "needsDoing"
  | "goal"
  | "farAhead"
  | "gratitude"
  | "gratitudeBack"
  | "anyMore"
  | "firstPerson"
  | "insight"
  | "general"
  | "finished"
  | "calledOff"
  | "hypothetical"
  | "othersDo"
  | "interaction"
  | "fact"
  | "arrival"
  | "past"
  | "due"
  | "stray";

/** Phrases that count right before a feeling word, or at the end of a clause. */
export type ClosingName = "feelingFrame" | "otherSubject" | "negation" | "afterthought" | "tellsTo" | "goesTo";

/** Phrases at which a sentence may be cut in two. */
export type JointName = "conjunctions" | "sequence" | "hesitation" | "bareOpening";

/** How requests are worded. */
export type AskName =
  | "remindQuestion"
  | "remind"
  | "remindInside"
  | "create"
  /** "If it isn't there, add it": a question that ends as a wish to keep something. */
  | "createInside"
  | "createListed"
  | "createTail"
  | "question"
  | "questionInside"
  | "navigate"
  /** What a page is called beside its name: "goals page". */
  | "page"
  /** Asks for advice or about the world, of which no life area tells. */
  | "advice"
  /** Begins an indirect question, so that "show me what I noted" leads to no page. */
  | "indirect"
  /** Verbs of keeping that ask for it even in a question: "could you add milk?" */
  | "keep"
  /** What makes a question one about tasks, whoever is named in it. */
  | "aboutTasks"
  | "politeness";

export type AreaName = "task" | "goal" | "relationship" | "emotion" | "gratitude" | "insight";
export type PlaceName = AreaName | "upload" | "organize" | "journal";

/** What the engine knows of one language: words and phrases only. */
export type VocabularyData = {
  language: Language;
  abbreviations: string;
  /** Abbreviations that stand before a name: no sentence ends at their point. */
  titles: string;
  words: Readonly<Record<WordListName, string>>;
  /** What an infinitive that stands as a command ends in, and the words that only look like one. */
  infinitives: { ending: string; exceptions: string };
  /** Feeling words (and phrases, with underscores) by the mood they tell. */
  feelings: Readonly<Record<Mood, string>>;
  /** Turns of phrase that tell a mood without a feeling word. */
  feelingPhrases: Readonly<Record<Mood, Phrases>>;
  opening: Readonly<Record<OpeningName, Phrases>>;
  anywhere: Readonly<Record<AnywhereName, Phrases>>;
  closing: Readonly<Record<ClosingName, Phrases>>;
  joints: Readonly<Record<JointName, Phrases>>;
  asks: Readonly<Record<AskName, Phrases>>;
  /** What names a page of the app. */
  places: Readonly<Record<PlaceName, Phrases>>;
  /** What tells the life area that a question draws on. */
  areas: Readonly<Record<AreaName, Phrases>>;
  crisis: { words: Phrases; figures: Phrases };
};
