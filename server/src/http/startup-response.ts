import type { IncomingMessage, ServerResponse } from 'node:http';
import { getPreferredLocale } from '@tomoguide/contract/display-preferences';
import { buildPagePolicy } from '../web/content-policy.ts';
import { renderStartupPage } from '../web/startup-page.ts';
import { buildErrorBody } from './errors.ts';
import { toOriginForm } from './origin-form.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const RETRY_AFTER_S = 5;

const send = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void => {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(
    response,
    status,
    { 'content-type': 'application/json; charset=utf-8' },
    JSON.stringify(body),
  );

const sendPage = ({ headers }: IncomingMessage, response: ServerResponse, query = ''): void => {
  const locale = getPreferredLocale(new URLSearchParams(query).get('lang'), {
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const sent = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': buildPagePolicy([]),
    vary: 'Accept-Language, Cookie',
  };
  send(response, 503, sent, renderStartupPage(locale));
};

/** Responds to a request during startup: the health check passes, and everything else gets 503. */
export const respondDuringStartup = (request: IncomingMessage, response: ServerResponse): void => {
  const [path = '', query] = toOriginForm(request.url ?? '/').split('?', 2);
  if (path === '/api/health') sendJson(response, 200, { status: 'live' });
  else if (/^\/api(\/|$)/.test(path)) sendJson(response, 503, buildErrorBody('UNAVAILABLE'));
  else sendPage(request, response, query);
};
