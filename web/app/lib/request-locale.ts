import type { Locale } from '@tomoguide/contract/primitives';
import { readCookie } from './cookies.ts';
import { currentLocale } from './current-locale.ts';
import { chooseLocale, LOCALE_COOKIE } from './locale.ts';

/** The language a loader answers in: the request's on the server, the screen's in the browser. */
export const requestLocale = (request: Request): Locale =>
  currentLocale() ??
  chooseLocale({
    query: new URL(request.url).searchParams.get('lang'),
    cookie: readCookie(request.headers.get('cookie'), LOCALE_COOKIE),
    acceptLanguage: request.headers.get('accept-language'),
  });
