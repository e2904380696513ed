import { randomBytes } from "node:crypto";
import type { Context, Next } from "hono";

/** A page's nonce: 128 random bits, new with each response. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** The Content-Security-Policy of a page: our own scripts and styles, nothing inline without the nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that every answer carries, errors and files too. */
export function securityHeaders(secure: (context: Context) => boolean) {
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = context.res;
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "same-origin");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("permissions-policy", "geolocation=(), payment=(self), microphone=(self), camera=(self)");
    if (secure(context)) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  };
}
