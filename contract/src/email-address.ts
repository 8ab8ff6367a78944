import { isStorable } from './typed-text.ts';

/**
 * Email addresses as users type them (docs/product/text.md, "Email addresses"). Contains no schemas, so
 * that forms do not load zod.
 */

/** SMTP's maximum lengths of an address and of its local part. */
export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/**
 * Matches domains of Japanese carriers that, until about 2009, assigned addresses with consecutive dots, or
 * a dot at either end of the local part. Their owners still use them, although SMTP requires quotes around
 * such local parts.
 */
const FREE_DOTS =
  /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.ne\.jp|i\.softbank\.jp|vodafone\.ne\.jp|jp-[a-z]\.ne\.jp|disney\.ne\.jp|ymobile\.ne\.jp|ymobile1\.ne\.jp|willcom\.com|pdx\.ne\.jp|wcm\.ne\.jp)$/;

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** Matches a local part that needs no quotes: letters and digits of any script, and some symbols. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
const DOTS = /^\.|\.\.|\.$/;

/**
 * Converts a domain to lowercase ASCII: 例子.中国 becomes xn--fsqu00a.xn--fiqs8s. Returns an invalid domain
 * unchanged.
 */
const toAsciiDomain = (domain: string): string => {
  const lower = domain.toLowerCase();
  if (/^[a-z0-9.-]*$/.test(lower) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(lower)) return lower;
  try {
    return new URL(`http://${lower}`).hostname;
  } catch {
    return lower;
  }
};

/**
 * Matches a label or opening bracket before an address, such as '邮箱:', '(' or '「', which no address
 * contains unquoted.
 */
const BEFORE = /^.*[:(「『【“](?=[^:(「『【“]+@)/u;

/** Matches a name in brackets after an address: 'mei@example.com (Mei)'. */
const COMMENT = /(?<=@[^()\s]+)\s*\([^()@]*\)$/;
/** Matches an address in quotes, which Outlook adds where it shows no name. */
const QUOTED = /^['"`‘](.+@[^'"`]+)['"`]$/;

/**
 * Removes what phones, input methods and copied text add to an address: full-width characters, the Chinese
 * full stop, spaces, a label, `mailto:`, brackets, a trailing period or comma, a curly apostrophe. The
 * domain becomes lowercase ASCII; the local part stays as typed.
 */
export const cleanEmail = (typed: string): string => {
  if (!isStorable(typed)) return typed;
  const plain = typed
    .normalize('NFKC')
    // Line breaks are not removed, because joining two lines could produce another user's address.
    .replace(/\t/g, ' ')
    .replace(/(?![\n\r\v\f\u0085])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .replace(/^[\s\u0085]+|[\s\u0085]+$/g, '')
    .replaceAll('。', '.')
    // Keyboards add spaces around these characters. Other spaces are kept, because 'Mei mei@example.com' is
    // not one address.
    .replace(/\p{Zs}*([@.:<>])\p{Zs}*/gu, '$1');
  const bare = (/<([^<>]+@[^<>]+)>[.,;、]*$/.exec(plain)?.[1] ?? plain)
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(COMMENT, '')
    .replace(BEFORE, '')
    .replace(/[.,;:、>)」』】”]+$/, '')
    .replaceAll('’', "'")
    .replace(QUOTED, '$1');
  const at = bare.lastIndexOf('@');
  if (at < 0) return bare;
  const local = bare.slice(0, at).replace(/^"([^"\\]*)"$/, '$1');
  return `${local}@${toAsciiDomain(bare.slice(at + 1))}`;
};

/** Returns whether mail servers accept this address. Expects the result of `cleanEmail`. */
export const isEmail = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  const labels = domain.split('.');
  return (
    email.length <= EMAIL_MAX &&
    local.length <= LOCAL_MAX &&
    LOCAL.test(local) &&
    (!DOTS.test(local) || FREE_DOTS.test(domain)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '')
  );
};

/**
 * Returns the address for the headers and envelope of an email, with its local part in quotes if its dots
 * require them.
 */
export const quoteEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return DOTS.test(local) ? `"${local}"${email.slice(at)}` : email;
};

/**
 * Common email providers. Some are suggested as corrections; others are listed because they only look like
 * typos.
 */
const PROVIDERS =
  `gmail.com qq.com 163.com 126.com foxmail.com outlook.com hotmail.com icloud.com yahoo.com
  yahoo.co.jp sina.com sohu.com 139.com 189.cn aliyun.com live.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  i.softbank.jp naver.com hanmail.net protonmail.com`.split(/\s+/);
const OTHERS = new Set(
  `ymail.com mail.com gmx.com gmx.de me.com aol.com live.cn live.jp yeah.net tom.com 21cn.com vip.qq.com
  yahoo.com.cn yahoo.cn yahoo.com.tw yahoo.com.hk yahoo.co.uk outlook.jp hotmail.co.jp hotmail.co.uk sina.cn
  vip.163.com vip.126.com vip.sina.com hey.com pm.me proton.me msn.com`.split(/\s+/),
);

/** Returns whether two words differ by exactly one added, missing, changed or swapped letter. */
const differsByOneEdit = (one: string, other: string): boolean => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a === b) return false;
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

/**
 * Returns the address that the user probably meant, or null. Corrects typos in well-known providers, a
 * comma instead of a dot, and dots that the provider does not allow.
 */
export const suggestEmail = (typed: string): string | null => {
  const email = cleanEmail(typed);
  const at = email.lastIndexOf('@');
  if (at < 1) return null;
  const domain = email
    .slice(at + 1)
    .replace(/[,、]/g, '.')
    .replace(/\.{2,}|^\./g, (dots, place) => (place === 0 ? '' : dots.slice(0, 1)));
  const isKnown = PROVIDERS.includes(domain) || OTHERS.has(domain);
  const meant = isKnown
    ? domain
    : (PROVIDERS.find((each) => differsByOneEdit(domain, each)) ?? domain);
  const local = FREE_DOTS.test(meant)
    ? email.slice(0, at)
    : email
        .slice(0, at)
        .replace(/^\.+|\.+$/g, '')
        .replace(/\.{2,}/g, '.');
  const suggested = `${local}@${meant}`;
  return suggested !== email && isEmail(suggested) ? suggested : null;
};
