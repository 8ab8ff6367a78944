import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLocale } from '@tomoguide/contract/display-preferences';
import { pagePolicy } from '../web/content-policy.ts';
import { startupPage } from '../web/startup-page.ts';
import { errorBody } from './errors.ts';
import { originForm } from './origin-form.ts';
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
  const locale = preferredLocale(new URLSearchParams(query).get('lang'), {
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const sent = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': pagePolicy([]),
    vary: 'Accept-Language, Cookie',
  };
  send(response, 503, sent, startupPage(locale));
};

/** Responds to a request during startup: the health check passes, and everything else gets 503. */
export const respondDuringStartup = (request: IncomingMessage, response: ServerResponse): void => {
  const [path = '', query] = originForm(request.url ?? '/').split('?', 2);
  if (path === '/api/health') sendJson(response, 200, { status: 'live' });
  else if (/^\/api(\/|$)/.test(path)) sendJson(response, 503, errorBody('UNAVAILABLE'));
  else sendPage(request, response, query);
};
