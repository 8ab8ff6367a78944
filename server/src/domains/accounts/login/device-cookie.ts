import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { KNOWN_DEVICE_DAYS } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import { parseCookie, stringifySetCookie } from 'cookie';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { BaseDeps } from '../../../deps.ts';
import { deriveKey } from '../../../secret.ts';

/**
 * A device cookie (OWASP's term) marks a browser that has logged in to an account before. The login
 * throttle counts that browser separately. The cookie grants no access: the password is still required.
 */
const MAX_AGE_SECONDS = KNOWN_DEVICE_DAYS * 24 * 60 * 60;
const PATH = '/api/auth/login';
const ALGORITHM = 'HS256';
const ISSUER = 'tomoguide device';

/**
 * A shared browser has one cookie per user. The number of cookie names is fixed, to keep the header short.
 * If two accounts map to the same name, the later cookie replaces the earlier one.
 */
const NAMES = 16;
const PREFIX = 'known_device_';
const getCookieName = (userId: UserId): string => `${PREFIX}${userId % NAMES}`;

/** The claims of a cookie with a valid signature. */
interface Device {
  id: string;
  userId: string;
  password: string;
}

interface Account {
  id: UserId;
  passwordHash: string | null;
}

/** Creates a random ID for an unknown browser. */
export const createDeviceId = (): string => randomBytes(16).toString('base64url');

export interface DeviceCookies {
  /** Returns the Set-Cookie header for a login. Keeps the browser's `deviceId` if it has one. */
  issue(account: Account, deviceId?: string | null): Promise<string>;
  /** Returns all valid device cookies of a request, for any account. */
  read(cookieHeader: string | undefined): Promise<Device[]>;
  /** Returns the ID in the cookie for this account and its current password; null if there is none. */
  find(devices: readonly Device[], account: Account | null): string | null;
}

/**
 * A keyed hash of the stored password hash. A new password has a new salt and thus invalidates every
 * cookie.
 */
const getPasswordMark = (key: KeyObject, { passwordHash }: Account): string =>
  createHmac('sha256', key)
    .update(passwordHash ?? '')
    .digest('base64url');

export const createDeviceCookies = ({
  config,
  clock,
}: Pick<BaseDeps, 'config' | 'clock'>): DeviceCookies => {
  const key = deriveKey(config, 'device cookies');
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
      const token = await new SignJWT({ pwd: getPasswordMark(key, account) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(String(account.id))
        .setJti(deviceId ?? createDeviceId())
        .setExpirationTime(Math.floor(now().getTime() / 1000) + MAX_AGE_SECONDS)
        .sign(key);
      return stringifySetCookie(getCookieName(account.id), token, {
        httpOnly: true,
        maxAge: MAX_AGE_SECONDS,
        path: PATH,
        sameSite: 'strict',
        secure: config.publicUrl.startsWith('https:'),
      });
    },
    // Verifies all cookies, so that the time taken does not depend on whether the account exists.
    read: async (cookieHeader) => {
      const cookies = Object.entries(parseCookie(cookieHeader ?? ''));
      const tokens = cookies.filter(([name]) => name.startsWith(PREFIX)).slice(0, NAMES);
      const devices = await Promise.all(tokens.map(([, token]) => verify(token ?? '')));
      return devices.filter((device) => device !== null);
    },
    find: (devices, account) => {
      if (!account) return null;
      const isCurrent = ({ userId, password }: Device): boolean =>
        userId === String(account.id) && password === getPasswordMark(key, account);
      return devices.find(isCurrent)?.id ?? null;
    },
  };
};
