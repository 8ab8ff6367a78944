import { shorten } from '../shorten.ts';
import { PROFILE_BOUNDS } from './profile-bounds.ts';

/**
 * Returns the initial nickname (`docs/product/accounts.md, "Names"`): the full name up to its first space.
 * A name that contains Han characters is used in full. The result is limited to 40 characters.
 */
export const getGivenName = (fullName: string): string => {
  const whole = fullName.trim();
  const name = /\p{Script=Han}/u.test(whole) ? whole : (whole.split(/\s/u, 1)[0] ?? whole);
  return shorten(name, PROFILE_BOUNDS.nickname.max).trim();
};
