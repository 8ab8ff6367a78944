import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Removes the nonce from the site's inline scripts in a page, and returns the hashes of these scripts. Only
 * the renderer can add the nonce, so an injected script gets no hash, and the browser blocks it. `html` has
 * one byte per character ('latin1'), because the hashes are computed from bytes.
 */
export const extractScriptHashes = (
  html: string,
  nonce: string,
): { html: string; hashes: string[] } => {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
};

/**
 * Returns a page's Content-Security-Policy. Allows style attributes, and scripts only by hash, from this
 * site, or from the operator's support chat (docs/product/support.md, "Chatwoot").
 */
export const buildPagePolicy = (
  hashes: readonly string[],
  { connect = [], chat = null }: { connect?: readonly string[]; chat?: string | null } = {},
): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...(chat ? [chat] : [])].join(' '),
    ...(chat ? [`frame-src ${chat}`] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
