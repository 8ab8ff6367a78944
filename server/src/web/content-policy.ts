import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the mark of our own inline scripts out of a page and gives their hashes in its place. Only
 * what bears the mark was put there by the renderer: an injected script gets no hash, and the
 * browser refuses it. `html` holds a character a byte ('latin1'), as the hashes are those of bytes.
 */
export const unmarkScripts = (html: string, mark: string): { html: string; hashes: string[] } => {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
};

/**
 * What a page may load and run. Styles may stand in attributes; scripts only by hash, from here, or from
 * where the operator's chat with the team is (docs/product/support.md, "Chatwoot").
 */
export const pagePolicy = (
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
