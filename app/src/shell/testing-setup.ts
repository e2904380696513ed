import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { setOwner } from "./owner.ts";

// Run before each file of the web half's tests: what a page may count on in a browser and jsdom leaves out.
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 4000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

if (typeof window !== "undefined") {
  window.scrollTo = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia ??= (media) => ({ ...new EventTarget(), media, matches: false }) as unknown as MediaQueryList;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    setOwner("unknown");
    vi.unstubAllGlobals();
  });
}
