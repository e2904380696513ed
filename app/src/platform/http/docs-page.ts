import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Endpoint } from "#app/shared/endpoint.ts";
import { openApi } from "./openapi.ts";

type Operation = {
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { "application/json": { schema: unknown } } };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

/** All endpoints as a page to read, without a script. */
export function docsPage(
  endpoints: readonly Endpoint[],
  nonce: string,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const { paths } = openApi(endpoints) as { paths: Record<string, Record<string, Operation>> };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Wisp, its API</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Wisp, its API</h1>
          <p>
            JSON in, JSON out. Sign in by <code>POST /api/login</code>; the session is a cookie. Lists name their next
            page in a <code>Link</code> header, refusals are <code>application/problem+json</code> with a
            <code>code</code>. The same as data: <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          ${Object.entries(paths).map(([path, methods]) =>
            Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
          )}
        </main>
      </body>
    </html>`;
}

const section = (path: string, method: string, operation: Operation) =>
  html`<section>
    <h2>
      <b>${method.toUpperCase()}</b> <code>${path}</code>${operation.security ? "" : html` <small>no sign-in</small>`}
    </h2>
    <p>${operation.summary}</p>
    ${operation.parameters.length === 0 ? "" : html`<p>Takes ${operation.parameters.map((parameter) => html`<code>${parameter.name}</code> `)}</p>`}
    ${operation.requestBody ? shape("Sends", operation.requestBody.content["application/json"].schema) : ""}
    ${Object.entries(operation.responses).map(([status, { description, content }]) =>
      content?.["application/json"]
        ? shape(status, content["application/json"].schema)
        : html`<p><b>${status}</b> ${description}</p>`,
    )}
  </section>`;

const shape = (title: string, schema: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
  </details>`;

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:52rem;margin:0 auto;padding:2rem 1rem}
h2{font-size:1.05rem;margin:2rem 0 .25rem}small{font-weight:400}
pre{overflow:auto;padding:1rem;border:1px solid #8886;border-radius:8px;font-size:.8rem}
summary{cursor:pointer;padding:.3rem 0}
`;
