import { Writable } from 'node:stream';
import { getPreferredTheme } from '@tomoguide/contract/display-preferences';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import builtCss from './app.css?inline';
import { getRequestLocale } from './lib/current-locale.ts';
import { PageInfoContext } from './lib/page-info.ts';
import { createPageTexts } from './translation/rendered-texts.ts';
import { TextsContext } from './translation/use-translation.ts';

// Exported from this bundle, so that the server's handler and the pages share one copy of the router.
export { createRequestHandler } from 'react-router';

/** Aborts a render that hangs, so that the next one can start. Its requests have already received a 503. */
const TIMEOUT_MS = 4_500;

/**
 * All of the CSS, inlined: it is small and blocks the first paint, so a separate file would cost another
 * round trip. In development, Vite inserts it into the page and replaces it after an edit.
 */
const STYLE = Buffer.from(import.meta.env.DEV ? '' : `<style>${builtCss}</style>`);

/** Renders the whole page before sending it, so that it can be cached and compressed once. */
const renderToBytes = (
  element: ReactNode,
  nonce: string,
  { onLate, onError }: { onLate: () => void; onError: (error: unknown) => void },
) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      // No limit, because React would otherwise pause and resume many times per page.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
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
      // All content is ready when the page is sent, so React needs no script that appends or moves content.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    const timer = setTimeout(() => {
      onLate();
      abort();
    }, TIMEOUT_MS);
  });

/** A page's HTML, and the end of its head, which is the same for many pages. */
interface PageParts {
  html: Buffer;
  endOfHead: readonly Uint8Array[];
}

/** Rendered pages by response. A body would be copied and read again by the router. */
const pages = new WeakMap<Response, PageParts>();

/** Returns the rendered parts of the handler's response. */
export const readPageParts = async (response: Response): Promise<PageParts> =>
  pages.get(response) ?? { html: Buffer.from(await response.arrayBuffer()), endOfHead: [] };

const TEXTS_BEGIN = Buffer.from('<script type="application/json" id="sentences">');
const TEXTS_END = Buffer.from('</script>');

/**
 * Renders one page as HTML. The server passes the nonce for inline scripts in the `x-script-nonce` header;
 * its content security policy allows only scripts with that nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const locale = getRequestLocale(request);
  const theme = getPreferredTheme({ cookie: request.headers.get('cookie') });
  const nonce = request.headers.get('x-script-nonce') ?? '';
  const { texts, usedJson } = createPageTexts(locale);
  let answer = status;
  let isLate = false;
  const html = await renderToBytes(
    <PageInfoContext value={{ theme, origin: new URL(request.url).origin, nonce }}>
      <TextsContext value={texts}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </TextsContext>
    </PageInfoContext>,
    nonce,
    {
      onLate: () => {
        isLate = true;
      },
      onError: (error) => {
        answer = isLate ? 503 : 500;
        if (!isLate) console.error(error);
      },
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  headers.set('vary', 'Accept-Language, Cookie');
  const response = new Response(null, { status: answer, headers });
  // Bypasses React, which would copy and check the styles and translations several times per page.
  const endOfHead = [STYLE, TEXTS_BEGIN, ...usedJson(), TEXTS_END];
  pages.set(response, { html, endOfHead });
  return response;
}
