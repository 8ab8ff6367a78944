import {
  isReservedUsername,
  isUsername,
  suggestUsername,
  USERNAME_MAX,
} from '@tomoguide/contract/accounts/username';

/** The username for names that contain neither Chinese nor Latin letters. */
const NEUTRAL = 'traveler';
/** How many usernames with a short number are tried (here), and then how many with a long one (below). */
const NUMBERED = 4;
const LONG_NUMBERED = 4;
const LONG_DIGITS = 9;

/**
 * Converts Chinese characters to pinyin. The 400 KB dictionary is loaded only when the first Chinese name
 * needs it.
 */
const romanize = async (name: string): Promise<string> => {
  if (!/\p{Script=Han}/u.test(name)) return name;
  const { pinyin } = await import('pinyin-pro');
  return pinyin(name, { toneType: 'none', v: true, surname: 'head', nonZh: 'consecutive' });
};

/**
 * Returns usernames for a full name, best first: first its letters and digits alone, then followed by
 * numbers (docs/product/accounts.md, "Usernames").
 */
export const suggestUsernames = async (
  fullName: string,
  random: () => number = Math.random,
): Promise<string[]> => {
  const plain = (await romanize(fullName))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX);
  const name = isUsername(plain) && !isReservedUsername(plain) ? plain : NEUTRAL;
  const numbered = Array.from({ length: NUMBERED }, () => suggestUsername(name, random()));
  const longNumbered = Array.from(
    { length: LONG_NUMBERED },
    () =>
      name.slice(0, USERNAME_MAX - LONG_DIGITS) +
      String(Math.floor(random() * 10 ** LONG_DIGITS)).padStart(LONG_DIGITS, '0'),
  );
  return [name, ...numbered, ...longNumbered].filter((each) => !isReservedUsername(each));
};
