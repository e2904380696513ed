import type { Insight } from "#app/features/insights/contract.ts";
import type { CaptureWithInsights } from "../contract.ts";

const record = {
  version: 1,
  actor: "organizer",
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-12T09:30:00.000Z",
} as const;

/** Somebody signed in, as GET /api/user answers. */
export const USER = {
  body: {
    id: "11111111-1111-4111-8111-111111111111",
    username: "amara",
    firstName: "Amara",
    lastName: "Mensah",
    email: "a@example.com",
    birthday: null,
    timezone: "UTC",
    avatarUrl: null,
    subscriptionStatus: "free",
    subscriptionPlan: null,
    subscriptionExpiry: null,
    version: 1,
    createdAt: record.createdAt,
  },
};

export const CAPTURE_ID = "22222222-2222-4222-8222-222222222222";

/** An item of the note below. */
export const anItem = (change: Partial<Insight> = {}): Insight => ({
  ...record,
  id: "33333333-3333-4333-8333-333333333333",
  captureId: CAPTURE_ID,
  category: "task",
  title: "Dentist",
  content: "Dentist tuesday 3pm",
  span: { start: 0, end: 19 },
  dueDate: "2026-03-17T15:00",
  repeat: null,
  people: [],
  mood: null,
  isCompleted: false,
  isFavorite: false,
  confidence: 0.9,
  state: "filed",
  recordKind: "task",
  recordId: "44444444-4444-4444-8444-444444444444",
  metadata: JSON.stringify({ rule: "task" }),
  ...change,
});

/** A note with what came of it. */
export const aNote = (
  insights: Insight[],
  change: Partial<CaptureWithInsights["capture"]> = {},
): CaptureWithInsights => ({
  capture: {
    ...record,
    id: CAPTURE_ID,
    kind: "text",
    text: "Dentist tuesday 3pm. had coffee with Tom",
    status: "organized",
    reason: null,
    timezone: "UTC",
    ...change,
  },
  insights,
});

/** The coffee with somebody that nobody knows yet. */
export const TOM = anItem({
  id: "55555555-5555-4555-8555-555555555555",
  category: "relationship",
  title: "Coffee with Tom",
  content: "had coffee with Tom",
  span: { start: 21, end: 40 },
  dueDate: null,
  state: "proposed",
  people: ["Tom"],
  recordKind: "interaction",
  recordId: null,
  metadata: JSON.stringify({ rule: "interaction", unknown: ["Tom"], candidates: [] }),
});

/** A refusal as the server words it. */
export const problem = (status: number, code: string, detail = "It did not work.") => ({
  status,
  body: { title: "", status, detail, code, params: {} },
});
