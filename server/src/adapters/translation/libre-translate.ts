import type { TextLanguage } from '@tomoguide/contract/languages/en';
import * as z from 'zod';
import type { Translator } from './translator.ts';

export interface TranslationService {
  /** The service's URL, without /translate. */
  url: string;
  apiKey: string | undefined;
}

/** Timeout in milliseconds, including connection and body. */
const TIMEOUT_MS = 10_000;
/** Maximum size of a reply. A message of 2,000 characters has at most 8,000 bytes in any language. */
const MAX_BYTES = 64 * 1024;

const Translated = z.object({ translatedText: z.string().trim().min(1) });
const Refused = z.object({ error: z.string() });

/** Reads a reply as JSON. Throws if it is larger than MAX_BYTES, whatever its Content-Length, or not JSON. */
const readJson = async ({ body }: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES)
      throw new Error(`the translation service sent more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    // The parser's error quotes the reply, which must not get into the log.
    throw new Error('the translation service sent no JSON');
  }
};

/** How LibreTranslate words the refusal of a long text; it has no code for it. */
const TOO_LONG = /exceeds text limit/i;

/** Creates the translator of an installation that has a service with LibreTranslate's API. */
export const createLibreTranslate = (
  { url, apiKey }: TranslationService,
  timeoutMs = TIMEOUT_MS,
): Translator => ({
  host: new URL(url).host,
  translate: async (q: string, target: TextLanguage) => {
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        q,
        source: 'auto',
        target,
        format: 'text',
        ...(apiKey === undefined ? {} : { api_key: apiKey }),
      }),
      // Users are told which host gets the text, so it is not sent on to another one.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply = await readJson(response);
    if (response.ok) return Translated.parse(reply).translatedText;
    const { data } = Refused.safeParse(reply);
    if (response.status === 400 && data && TOO_LONG.test(data.error)) return null;
    throw new Error(`the translation service answered with ${response.status}`);
  },
});
