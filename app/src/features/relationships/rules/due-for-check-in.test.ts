import { describe, expect, test } from "vitest";
import { dueForCheckIn } from "./due-for-check-in.ts";

describe("A check-in", () => {
  const due = (checkInFrequency: "weekly" | "monthly" | "as-needed", lastInteraction: string | null) =>
    dueForCheckIn({ checkInFrequency, lastInteraction }, "2026-03-12", "Europe/London");

  test("counts from the day of the last interaction", () => {
    expect(due("weekly", "2026-03-10T18:00:00.000Z")).toEqual({ due: "2026-03-17", late: -5 });
    expect(due("weekly", "2026-03-05T18:00:00.000Z")).toEqual({ due: "2026-03-12", late: 0 });
    expect(due("monthly", "2026-02-05T18:00:00.000Z")).toEqual({ due: "2026-03-05", late: 7 });
  });

  test("counts from the day that it was on the person's own clock", () => {
    const met = { checkInFrequency: "daily", lastInteraction: "2026-03-10T23:30:00.000Z" } as const;
    expect(dueForCheckIn(met, "2026-03-12", "Europe/London")?.due).toBe("2026-03-11");
    expect(dueForCheckIn(met, "2026-03-12", "Europe/Paris")?.due).toBe("2026-03-12");
  });

  test("is not due where nobody was spoken with yet, or where it is whenever it suits", () => {
    expect(due("weekly", null)).toBeNull();
    expect(due("as-needed", "2026-03-10T18:00:00.000Z")).toBeNull();
  });
});
