export * from "./suggestion.ts";
export * from "./ask.ts";
