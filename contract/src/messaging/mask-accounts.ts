/** Finds bank account numbers and addresses of cryptocurrency wallets. */
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Matches names of banks. */
const BANK =
  '(?:(?<![a-z])(?:mizuho|mufg|smbc|sumitomo|rakuten|yucho|resona|(?!(?:west|east|north|south|left|right|other|river) )[a-z]{3,12} bank|bank of [a-z]{3,12})(?![a-z])|みずほ|三菱ufj|三井住友|ゆうちょ|りそな|[\\u4e00-\\u9fff]{1,4}银行|[招工建农中交]行|户名)';

const PATTERNS: readonly string[] = [
  `${BANK}[^\\d〒。！？!?\\n]{0,24}(?:\\d{3,5}[^\\d〒。！？!?\\n]{1,16})?\\d(?: ?\\d){6,18}(?!\\d)`,
  '(?<![a-z])account(?: at [a-z]{3,12})?(?: is)?[ :：#]{1,3}\\d{7,19}(?!\\d)',
  '(?<![a-z])iban[ :：]{0,3}[a-z]{2}\\d{2}(?: ?[a-z0-9]{2,4}){3,8}',
  '(?<![a-z])(?:(?:swift|bic) code[ :：]{1,3}|(?:swift|bic) ?[:：] ?|bic )[a-z]{6}[a-z0-9]{2,5}(?![a-z0-9])',
  '(?<![a-z])swift [a-z]{6}[a-z0-9]{2,5} account',
  // Japan Post account numbers, and account numbers with a bank branch.
  '記号[^\\d\\n]{0,3}\\d{4,5}[^\\d\\n]{1,8}\\d{6,8}(?!\\d)',
  '(?:店番|支店(?:番号|コード)?)[^\\d\\n]{0,4}\\d{3}[^\\d\\n]{1,10}\\d{6,8}(?!\\d)',
  // Wallet addresses.
  '(?:(?<![a-z])(?:usdt|btc|eth|trc-?20|erc-?20|bitcoin)(?![a-z])|比特币|以太坊)[^a-z0-9]{0,12}(?=[a-z]{0,63}\\d)[a-z0-9]{12,64}',
  '(?<![a-z0-9])(?:bc1[a-z0-9]{25,60}|0x[0-9a-f]{40}|t(?=[a-z]{0,20}\\d)[a-z1-9]{33}|[13](?=\\d{0,9}[a-z])[a-z1-9]{25,34})(?![a-z0-9])',
];
const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));

const IBAN = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g;

/**
 * Returns whether a text is an IBAN (ISO 13616): with the first four characters moved to the end and
 * letters replaced by numbers from 10, the number modulo 97 is 1.
 */
const isIban = (text: string): boolean => {
  const plain = text.replaceAll(' ', '');
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((char) => parseInt(char, 36));
  return (
    digits
      .join('')
      .match(/\d/g)
      ?.reduce((left, one) => (left * 10 + Number(one)) % 97, 0) === 1
  );
};

export const accountSpans = (plain: string): Span[] => [
  ...FINDERS.flatMap((pattern) => matchSpans(plain, pattern)),
  ...matchSpans(plain, IBAN).filter(({ start, end }) => isIban(plain.slice(start, end))),
];
