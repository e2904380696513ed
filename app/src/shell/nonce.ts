import { setNonce } from "get-nonce";

/** Gives this page's nonce to the style tags that dialogs make, which the content policy would refuse without it. */
export function shareNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
