import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint, fontPreload, pagesInDevelopment, sharedByEveryPage } from "./vite-parts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [react(), beforePaint(), fontPreload(), pagesInDevelopment()],
  // The server puts a nonce of its own in place of this word, once per answer.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: here("dist"),
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // An inlined font or picture would be a data: address, which the content policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here("index.html"), here("app.html")],
      output: {
        // What both pages need stands in one file: it packs better than many small ones and is kept from page to page.
        codeSplitting: {
          groups: [
            { name: sharedByEveryPage("base") },
            // Every contract names the organizer's lists of kinds; without this they would bring all of it along.
            { name: "kinds", test: /organizer\/src\/(suggestion|ask)\.ts$/ },
            // The same of what counts days: a device needs it for every task, and the organizer only for a new note.
            { name: "dates", test: /organizer\/src\/time\/(local-date|next-occurrence|repeat-rule)\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { "/api": { target: `http://127.0.0.1:${process.env["PORT_API"] ?? "3001"}` } },
  },
});
