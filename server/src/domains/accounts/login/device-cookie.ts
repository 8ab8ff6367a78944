import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { KNOWN_DEVICE_DAYS } from '@tomoguide/contract/accounts/periods';
import type { UserId } from '@tomoguide/contract/primitives';
import { parseCookie, stringifySetCookie } from 'cookie';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { BaseDeps } from '../../../deps.ts';
import { keyFor } from '../../../secret.ts';

/**
 * A device cookie (as OWASP names it): it marks a browser that logged in to an account before, so
 * that the login throttle can count that browser by itself. It opens nothing: the password is still
 * asked for.
 */
const MAX_AGE_SECONDS = KNOWN_DEVICE_DAYS * 24 * 60 * 60;
const PATH = '/api/auth/login';
const ALGORITHM = 'HS256';
const ISSUER = 'tomoguide device';

/**
 * A browser that several people share keeps a cookie for each. The number of names is fixed, so that
 * the header stays short; two accounts that meet in one name keep the later cookie.
 */
const NAMES = 16;
const PREFIX = 'known_device_';
const nameFor = (userId: UserId): string => `${PREFIX}${userId % NAMES}`;

/** What a cookie whose signature was found good says. */
interface Device {
  id: string;
  userId: string;
  password: string;
}

interface Account {
  id: UserId;
  passwordHash: string | null;
}

/** A name for a browser that is not known yet. */
export const newDeviceId = (): string => randomBytes(16).toString('base64url');

export interface DeviceCookies {
  /** The Set-Cookie header for a browser that has just logged in; `deviceId` where it was known. */
  issue(account: Account, deviceId?: string | null): Promise<string>;
  /** Every device cookie of a request that verifies, whichever account is asked for. */
  read(cookieHeader: string | undefined): Promise<Device[]>;
  /** The id of the one that belongs to this account and its present password, or null. */
  find(devices: readonly Device[], account: Account | null): string | null;
}

/** The same for one stored hash only: a new password, whose salt is new, ends every cookie. */
const passwordMark = (key: KeyObject, { passwordHash }: Account): string =>
  createHmac('sha256', key)
    .update(passwordHash ?? '')
    .digest('base64url');

export const deviceCookies = ({
  config,
  clock,
}: Pick<BaseDeps, 'config' | 'clock'>): DeviceCookies => {
  const key = keyFor(config, 'device cookies');
  const now = (): Date => new Date(clock.now().epochMilliseconds);

  const verify = async (token: string): Promise<Device | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        currentDate: now(),
        requiredClaims: ['sub', 'jti', 'exp', 'pwd'],
      });
      return {
        id: String(payload.jti),
        userId: String(payload.sub),
        password: String(payload.pwd),
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  return {
    issue: async (account, deviceId) => {
      const token = await new SignJWT({ pwd: passwordMark(key, account) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(String(account.id))
        .setJti(deviceId ?? newDeviceId())
        .setExpirationTime(Math.floor(now().getTime() / 1000) + MAX_AGE_SECONDS)
        .sign(key);
      return stringifySetCookie(nameFor(account.id), token, {
        httpOnly: true,
        maxAge: MAX_AGE_SECONDS,
        path: PATH,
        sameSite: 'strict',
        secure: config.publicUrl.startsWith('https:'),
      });
    },
    // All of them, so that the work does not depend on whether the name that was typed exists.
    read: async (cookieHeader) => {
      const cookies = Object.entries(parseCookie(cookieHeader ?? ''));
      const tokens = cookies.filter(([name]) => name.startsWith(PREFIX)).slice(0, NAMES);
      const devices = await Promise.all(tokens.map(([, token]) => verify(token ?? '')));
      return devices.filter((device) => device !== null);
    },
    find: (devices, account) => {
      if (!account) return null;
      const isCurrent = ({ userId, password }: Device): boolean =>
        userId === String(account.id) && password === passwordMark(key, account);
      return devices.find(isCurrent)?.id ?? null;
    },
  };
};
