import unhomoglyph from 'unhomoglyph';

/** Detects names that impersonate TomoGuide or its staff (docs/product/accounts.md, "Names"). */

/**
 * Returns the 26 consecutive Unicode characters from `first`: letters in circles or squares, or regional
 * indicators.
 */
const buildLetterRow = (first: number): [string, string] => [
  String.fromCodePoint(...Array.from({ length: 26 }, (_, index) => first + index)),
  'abcdefghijklmnopqrstuvwxyz',
];

/** Lookalike letters that Unicode's confusables table omits, mostly small capitals. */
const LOOKALIKES = new Map(
  [
    ...[0x1f150, 0x1f170, 0x1f1e6].map(buildLetterRow),
    ['◯○●〇⭕', 'ooooo'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍ', 'abcdefghijklmnoprstuvwyzm'],
    ['013456789@$!¡|', 'oieasgtbgasiii'],
  ].flatMap(([from = '', to = '']) => {
    const plain = [...to];
    return [...from].map((character, index) => [character, plain[index] ?? character] as const);
  }),
);

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + 0x60),
  );

/**
 * Returns the skeleton of a text, using Unicode's confusables (UTS 39): digits become the letters that they
 * imitate, accents are removed, and hiragana become katakana. Texts that look alike have the same skeleton.
 */
const getSkeleton = (text: string): string => {
  const lower = toKatakana(
    withoutMarks(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')),
  ).toLowerCase();
  const skeleton = withoutMarks(unhomoglyph(lower)).toLowerCase();
  return [...skeleton]
    .map((character) => LOOKALIKES.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
};

/** The site's name, including phonetic spellings in other scripts. */
const OURS = [
  ...[
    'TomoGuide',
    '友导',
    '友導',
    'トモガイド',
    'ТомоГид',
    'ТомоГайд',
    '토모가이드',
    '토모 가이드',
  ],
  ...['โทโมไกด์', 'Τομογκάιντ', 'توموجايد'],
].map((name) => getSkeleton(name).replace(/[^\p{L}\p{N}]/gu, ''));
const TEAM = new Set(
  (
    'support official offical staff admin administrator team moderator helpdesk noreply webmaster ' +
    'verified'
  )
    .split(' ')
    .map(getSkeleton),
);
/** Words that no name may contain. */
const TEAM_ANYWHERE = (
  '客服 客户服务 顧客服務 服务中心 管理员 管理員 审核 審核 系统消息 系統消息 系统通知 系統通知 已认证 已認證 認証済 ' +
  '小助手 小秘书 小祕書 公式 運営 运营 事務局 サポート カスタマー customerservice customercare customersupport helpdesk trustandsafety'
)
  .split(' ')
  .map(getSkeleton);
/**
 * Words that are rejected only as the whole name or in a name of more than three characters, because a name
 * such as 官方明 is legitimate.
 */
const TEAM_APART = ['官方', '平台', '平臺'].map(getSkeleton);
const NAME_CHARACTERS = 3;

/** Splits a name into words at spaces, dots and capitals; spaced-out letters form one word. */
const splitNameWords = (name: string): string[] => {
  const words = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}@$!¡|]+/u)
    .filter(Boolean);
  const isSpread = words.length > 3 && words.every((word) => [...word].length === 1);
  const whole = isSpread ? [...words, words.join('')] : words;
  return whole.flatMap((word) => [word, word.replace(/^\p{Nd}+|[\p{Nd}!]+$/gu, '')]);
};

/** Returns whether a name looks like TomoGuide's name or contains a word for its staff. */
export const impersonatesTeam = (name: string): boolean => {
  const whole = getSkeleton(name).replace(/[^\p{L}\p{N}]/gu, '');
  if (OURS.some((own) => whole.includes(own))) return true;
  if (TEAM_ANYWHERE.some((word) => whole.includes(word))) return true;
  return splitNameWords(name).some((word) => {
    const look = getSkeleton(word);
    const isApart = [...look].length !== NAME_CHARACTERS;
    return TEAM.has(look) || (isApart && TEAM_APART.some((own) => look.includes(own)));
  });
};
