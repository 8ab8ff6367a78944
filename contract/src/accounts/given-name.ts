import { shorten } from '../shorten.ts';
import { PROFILE_BOUNDS } from './profile.ts';

/**
 * What a nickname starts as (`docs/product/accounts.md, "Names"`): the full name before its first
 * space; a name with Han characters, or without a space, is taken whole. At most 40 characters of it.
 */
export const givenNameOf = (fullName: string): string => {
  const whole = fullName.trim();
  const name = /\p{Script=Han}/u.test(whole) ? whole : (whole.split(/\s/u, 1)[0] ?? whole);
  return shorten(name, PROFILE_BOUNDS.nickname.max).trim();
};
