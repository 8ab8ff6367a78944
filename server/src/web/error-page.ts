import { getPreferredLocale } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { classifyError } from '../http/errors.ts';
import { buildPagePolicy } from './content-policy.ts';
import { renderPlainPage } from './plain-page.ts';

/** Returns the path of the page of this site that linked to the request, or of the home page. */
const getReferringPage = ({ headers }: FastifyRequest): string => {
  const before = URL.parse(headers.referer ?? '');
  return before?.host === headers.host && /^\/(?!\/)[\w/-]*$/.test(before?.pathname ?? '')
    ? (before?.pathname ?? '/')
    : '/';
};

interface ErrorPageOptions {
  /** The language in the URL; undefined if the URL contains none. */
  locale: Locale | undefined;
  /** True if the URL is that of a page, which can simply be reloaded. */
  isPage?: boolean;
}

/**
 * Sends an error page in the visitor's language when no other page can be rendered. It contains a link that
 * retries the URL if that may help, and a link back if the URL is not a page.
 */
export const sendErrorPage = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, isPage = false }: ErrorPageOptions,
): FastifyReply => {
  const { code, status, headers } = classifyError(error, request);
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const language = locale ?? getPreferredLocale(null, { cookie, acceptLanguage });
  const { errors, layout } = CATALOGS[language];
  const retry = ['', layout.retry] as const;
  const back = [getReferringPage(request), layout.back] as const;
  const links = isPage ? [retry] : status >= 429 ? [retry, back] : [back];
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': buildPagePolicy([]),
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      ...headers,
    })
    .send(renderPlainPage({ title: layout.errorTitle, text: errors[code], links }, language));
};
