import { cleanHandle } from '../typed-text.ts';

/** Usernames: 3 to 30 lowercase letters and digits. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const USERNAME = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** Reserved names, which count as taken, because users could pretend to be TomoGuide with them. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'moderator',
  'official',
  'root',
  'staff',
  'support',
  'system',
  'tomoguide',
]);

/**
 * Matches reserved names that look like a booking number or like the name of a closed account (closing.ts).
 */
const RESERVED_KIND = /^(?:tg\d{4,10}|deleted\d+)$/;

/**
 * Normalizes a typed username: full-width letters and digits become plain ones, and all letters become
 * lowercase.
 */
export const normalizeUsername = (typed: string): string => cleanHandle(typed).toLowerCase();

export const isUsername = (name: string): boolean => USERNAME.test(name);

export const isReservedUsername = (name: string): boolean =>
  RESERVED.has(name) || RESERVED_KIND.test(name);

/**
 * Returns a name similar to a taken one: the name and a random number from 0 to 999, shortened if it would be
 * too long.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export const suggestUsername = (taken: string, random: number): string => {
  const number = String(Math.floor(random * 1000));
  return taken.slice(0, USERNAME_MAX - number.length) + number;
};
