import { cleanHandle } from '../typed-text.ts';

/** Usernames: lowercase letters and digits, 3 to 30 of them. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const USERNAME = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** Reserved names are treated as taken. These would let somebody pass for TomoGuide. */
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

/** What reads as a booking's number, and what closed accounts are called (closing.ts). */
const RESERVED_KIND = /^(?:tg\d{4,10}|deleted\d+)$/;

/** What a typed name becomes: full-width letters and digits as plain ones, in lower case. */
export const asUsername = (typed: string): string => cleanHandle(typed).toLowerCase();

export const isUsername = (name: string): boolean => USERNAME.test(name);

export const isReservedUsername = (name: string): boolean =>
  RESERVED.has(name) || RESERVED_KIND.test(name);

/**
 * A name like the taken one: itself and a random number from 0 to 999, shortened where
 * it would grow too long.
 * @param random from 0 (included) to 1 (excluded)
 */
export const suggestUsername = (taken: string, random: number): string => {
  const number = String(Math.floor(random * 1000));
  return taken.slice(0, USERNAME_MAX - number.length) + number;
};
