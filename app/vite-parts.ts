import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts a script into the head, to run before the first paint: a dark page never flashes white. */
export function beforePaint(): Plugin {
  return {
    name: "wisp-before-paint",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        const script = readFileSync(new URL("./src/shell/before-paint.js", import.meta.url), "utf8");
        return html.replace("<!-- before paint -->", () => `<script>\n${script}    </script>`);
      },
    },
  };
}

// The faces that stand on every page above the fold.
const PRELOADED = /(newsreader-latin-wght-normal|figtree-latin-wght-normal)-[\w-]+\.woff2$/;
// The tagline of the landing page is in italics.
const PRELOADED_ON_LANDING = /newsreader-latin-wght-italic-[\w-]+\.woff2$/;

/** Asks for the fonts along with the page: otherwise the browser finds them only after the style sheet. */
export function fontPreload(): Plugin {
  return {
    name: "wisp-font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file) || (path === "/index.html" && PRELOADED_ON_LANDING.test(file)))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** In development every page but the landing page is app.html, as it is with the real server. */
export function pagesInDevelopment(): Plugin {
  return {
    name: "wisp-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        if (request.headers.accept?.includes("text/html") && path !== "/" && !path.includes("."))
          request.url = "/app.html";
        next();
      });
    },
  };
}

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

/** Names a chunk for the modules that every page loads at its start; any other module is left to the bundler. */
export function sharedByEveryPage(name: string) {
  return (id: string, modules: Modules): string | null => {
    const pages = new Set<string>();
    const seen = new Set([id]);
    for (const module of seen) {
      const info = modules.getModuleInfo(module);
      if (info?.isEntry) pages.add(module);
      for (const importer of info?.importers ?? []) seen.add(importer);
    }
    return pages.size > 1 ? name : null;
  };
}
