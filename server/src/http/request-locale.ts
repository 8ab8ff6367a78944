import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@tomoguide/contract/primitives';

/** The language the caller asked for: the web app sends its own choice as Accept-Language. */
export const requestLocale = (headers: IncomingHttpHeaders): Locale => {
  for (const part of (headers['accept-language'] ?? '').split(',')) {
    const tag = part.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('zh')) return 'zh-CN';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
};
