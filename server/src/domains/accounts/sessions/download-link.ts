import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLocale } from '@tomoguide/contract/display-preferences';
import { LINK_MINUTES } from '@tomoguide/contract/files/figures';
import type { Locale } from '@tomoguide/contract/primitives';
import type { BaseDeps, OpenedDownload, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { deriveKey } from '../../../secret.ts';
import { findSessionViewer } from './authenticate.ts';

/**
 * Matches the parameter at the end of a link: session ID (0 for a visitor), expiry in seconds since the
 * epoch, language, and signature.
 */
const PASS = /[?&]pass=(\d{1,16})\.(\d{1,11})\.([\w-]{2,5})\.([\w-]{43})$/;

/**
 * Links that a browser opens without a token (docs/product/files.md, "Downloads"). Each link is valid for
 * one path, in the language of the page that created it, and while its session is open.
 */
export const downloadLinks = (deps: Pick<BaseDeps, 'config' | 'clock' | 'db'>) => {
  const { config, clock } = deps;
  const key = deriveKey(config, 'download links');
  const sign = (path: string, pass: string): string =>
    createHmac('sha256', key).update(`${pass} ${path}`).digest('base64url');
  return {
    issue: (path: string, viewer: Viewer | null, locale: Locale) => {
      const expiresAt = clock.now().add({ minutes: LINK_MINUTES });
      const expires = Math.floor(expiresAt.epochMilliseconds / 1000);
      const pass = `${viewer?.sessionId ?? 0}.${expires}.${locale}`;
      const join = path.includes('?') ? '&' : '?';
      return { url: `${path}${join}pass=${pass}.${sign(path, pass)}`, expiresAt };
    },
    /**
     * Returns the owner and language of a link. Throws FILE_LINK_INVALID for an invalid or expired link,
     * and TOKEN_INVALID if its session has ended.
     */
    open: async (url: string): Promise<OpenedDownload> => {
      const [found, session, expires, locale, signature] = PASS.exec(url) ?? [];
      if (!found || !session || !signature || !isLocale(locale)) return fail('FILE_LINK_INVALID');
      const right = sign(url.slice(0, -found.length), `${session}.${expires}.${locale}`);
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(right));
      if (!isOurs || Number(expires) * 1000 <= clock.now().epochMilliseconds)
        return fail('FILE_LINK_INVALID');
      if (session === '0') return { viewer: null, locale };
      return { viewer: (await findSessionViewer(deps, session)) ?? fail('TOKEN_INVALID'), locale };
    },
  };
};
