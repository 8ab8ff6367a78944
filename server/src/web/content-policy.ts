import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the mark of our own inline scripts out of a page and gives their hashes in its place. Only
 * what bears the mark was put there by the renderer: an injected script gets no hash, and the
 * browser refuses it.
 */
export const unmarkScripts = (html: string, mark: string): { html: string; hashes: string[] } => {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
};

/** What a page may load and run. Styles may stand in attributes; scripts only by hash or from here. */
export const pagePolicy = (hashes: readonly string[], connect: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
