import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import builtCss from './app.css?inline';
import { readCookie } from './lib/cookies.ts';
import { chooseLocale, LOCALE_COOKIE } from './lib/locale.ts';
import { PageInfoContext } from './lib/page-info.ts';
import { themeOfCookies } from './lib/theme.ts';
import { sentencesIn } from './translation/rendered-sentences.ts';
import { SentencesContext } from './translation/use-translation.ts';

// The server that serves these pages takes the handler from here, so that there is one router.
export { createRequestHandler } from 'react-router';

/** The language and theme of a request: what a page depends on besides its address. */
export const preferencesOf = (request: Request) => {
  const cookies = request.headers.get('cookie');
  const locale = chooseLocale({
    query: new URL(request.url).searchParams.get('lang'),
    cookie: readCookie(cookies, LOCALE_COOKIE),
    acceptLanguage: request.headers.get('accept-language'),
  });
  return { locale, theme: themeOfCookies(cookies) };
};

/** Who waits for a page is answered within five seconds, and a hung rendering lets the next begin. */
const TIMEOUT_MS = 4_500;

/** Vite puts it into the page itself in development, and replaces it there after an edit. */
const CSS = import.meta.env.DEV ? null : builtCss;

/** Renders to one string: a page goes out whole, so that it can be kept and compressed once. */
const renderToText = (element: ReactNode, nonce: string, onError: (error: unknown) => void) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      // Takes all at once: with a limit React would stop and go on many times a page.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError,
      nonce,
      // Everything is ready when it is sent: nothing is put at the end and moved by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    const timer = setTimeout(abort, TIMEOUT_MS);
  });

/** The HTML of pages on their way through the router; as a body it would be encoded and read again. */
const texts = new WeakMap<Response, string>();

/** The HTML of a page that the handler answered. */
export const textOf = async (response: Response): Promise<string> =>
  texts.get(response) ?? response.text();

/**
 * One page as HTML. The request carries the server's mark for inline scripts in `x-script-mark`:
 * scripts that bear it are ours, and the server lets the browser run those only.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { locale, theme } = preferencesOf(request);
  const mark = request.headers.get('x-script-mark') ?? '';
  const { sentences, usedJson } = sentencesIn(locale);
  let answer = status;
  const html = await renderToText(
    <PageInfoContext value={{ theme, origin: new URL(request.url).origin, css: CSS, mark }}>
      <SentencesContext value={sentences}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </SentencesContext>
    </PageInfoContext>,
    mark,
    (error) => {
      answer = 500;
      console.error(error);
    },
  );
  const inlined = `<script type="application/json" id="sentences">${usedJson()}</script>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  headers.set('vary', 'Accept-Language, Cookie');
  const response = new Response(null, { status: answer, headers });
  texts.set(
    response,
    html.replace('</head>', () => `${inlined}</head>`),
  );
  return response;
}
