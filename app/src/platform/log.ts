import { pino } from "pino";

/** Structured logs. What is passed here must hold no personal text: ids, codes, counts and durations only. */
export type Log = ReturnType<typeof createLog>;

/** One JSON line an event on standard output. */
export const createLog = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
