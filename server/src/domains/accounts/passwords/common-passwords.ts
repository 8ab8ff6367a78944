import { getPasswordLength, PASSWORD_MIN } from '@tomoguide/contract/accounts/password';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Passwords that attackers try first. The list of leaked passwords is from @zxcvbn-ts/language-common (MIT
 * License, © Dan Wheeler and Dropbox, zxcvbn-ts). Every password on it that is long enough is rejected, not
 * only the first thousand.
 */
const LISTED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => getPasswordLength(password) >= PASSWORD_MIN),
);

/** Passwords added to the list, which is mostly English. */
const ALSO: ReadonlySet<string> = new Set(
  `p@ssword p@ssw0rd1 password1a changeme123 admin1234 admin12345 root1234 test12345 user1234 demo1234
  guest123 login123 server123 aa12345678 qq123456 qq123456789 wang1234 wang123456 zhang123 zhang123456
  li123456 liu123456 chen123456 yang123456 woaini123 woaini520 woaini521 woaini1314 woaiwojia
  woaizhongguo aini1314 love1314 love5201314 mima1234 5201314a 52013140 13145200 13141314 52105210
  5201314520 1314520520 77585210 16888888 18888888 19841984 19851985 19861986 19871987 19881988
  19891989 19901990 19911991 19921992 19931993 20082008 sakura123 tokyo123 nippon123 arigatou
  konnichiwa takahashi watanabe kobayashi qwertzui qwertzuiop 27182818`.split(/\s+/),
);

/** Keyboard rows and other sequences, which are matched in both directions. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUNS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** Maximum length, in characters, of passwords that are rejected for being simple. */
const SIMPLE_MAX = 16;

/** One to four characters that are repeated. */
const REPEATED = /^(.{1,4})\1+$/u;

/** The site's own name in any spelling, which is an obvious guess. */
const OUR_NAME = /^(?:tomo\s?guide|友导网?|トモガイド)+$/u;

const isSimple = (password: string): boolean =>
  getPasswordLength(password) <= SIMPLE_MAX &&
  (OUR_NAME.test(password) ||
    REPEATED.test(password) ||
    RUNS.some((run) => run.includes(password)));

/** Returns whether a password is common, ignoring case. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return LISTED.has(lower) || ALSO.has(lower) || isSimple(lower);
};
