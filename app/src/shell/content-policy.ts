import { setNonce } from "get-nonce";

// To be imported before anything else of a page. The server's content policy refuses style tags without the page's
// nonce, which dialogs make, and code made from strings, which zod would try.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const settings = globalThis as { __zod_globalConfig?: { jitless: boolean } };
settings.__zod_globalConfig = { jitless: true };
