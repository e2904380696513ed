// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insightDevice } from "#app/features/insights/web/device.ts";
import { createTask, listTasks, type Task } from "#app/features/tasks/contract.ts";
import { taskDevice } from "#app/features/tasks/web/device.ts";
import { provideBesideRows } from "#app/shell/beside-rows.ts";
import { call } from "#app/shell/api.ts";
import { loadWords } from "#app/shell/language.ts";
import { PagedList } from "#app/shell/paged-list.tsx";
import { pagesOf, refresh } from "#app/shell/queries.ts";
import { fakeServer, onThisDevice, renderAt } from "#app/shell/testing.tsx";
import { anItem, CAPTURE_ID } from "./captured.fixture.ts";
import { RecordSource } from "./record-source.tsx";
import { fetchSourcesBeside } from "./source-queries.ts";

const SOURCE = {
  recordId: anItem().recordId,
  insightId: anItem().id,
  captureId: CAPTURE_ID,
  content: "Dentist tuesday 3pm",
  people: ["Tom"],
};
const OTHER = crypto.randomUUID();

beforeEach(() => provideBesideRows(fetchSourcesBeside));
afterEach(() => provideBesideRows(() => Promise.resolve()));

test("a record names the words that it came from and leads back to them; another one says nothing", async () => {
  const path = `GET /api/insights/sources?recordIds=${encodeURIComponent(`${SOURCE.recordId},${OTHER}`)}`;
  const requests = fakeServer({ [path]: { body: [SOURCE] } });
  const { client } = await renderAt(
    "/",
    <>
      <RecordSource recordId={SOURCE.recordId as string} />
      <RecordSource recordId={OTHER} />
    </>,
    ["/organize"],
  );
  await loadWords(["filing"]);
  const link = await screen.findByRole("link", { name: "from “Dentist tuesday 3pm”" });
  expect(link.getAttribute("href")).toBe(`/organize?capture=${CAPTURE_ID}`);
  expect(screen.getByText("Tom")).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(requests).toHaveLength(1);
  // Read again with the insights, again all together.
  await act(() => refresh(client, ["/api/insights"]));
  expect(requests).toHaveLength(2);
});

test("a list brings the sources of its rows along, so that no row grows later", async () => {
  await onThisDevice([...taskDevice, ...insightDevice]);
  const { id } = await call(createTask, { body: { title: "Dentist" } });
  localStorage.setItem("insights", JSON.stringify([{ ...anItem(), recordId: id, touched: false }]));
  const seen: string[] = [];
  const Tasks = () => (
    <PagedList<Task> query={useInfiniteQuery(pagesOf(listTasks, { query: {} }))} skeleton={null} empty={null}>
      {(rows) =>
        rows.map((task) => (
          <div key={task.id} ref={(row) => void seen.push(row?.textContent ?? "")}>
            <RecordSource recordId={task.id} />
          </div>
        ))
      }
    </PagedList>
  );
  await loadWords(["filing"]);
  await renderAt("/", <Tasks />, ["/organize"]);
  await screen.findByRole("link", { name: "from “Dentist tuesday 3pm”" });
  expect(seen[0]).toBe("from “Dentist tuesday 3pm”");
});
