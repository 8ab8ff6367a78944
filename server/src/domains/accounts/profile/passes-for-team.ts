import unhomoglyph from 'unhomoglyph';

/** Names that would let somebody pass for TomoGuide or its team (docs/product/accounts.md, "Names"). */

/** Letters that Unicode's table of lookalikes does not count as such: small capitals, mostly. */
const SMALL_CAPITALS = new Map(
  [
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍ', 'abcdefghijklmnoprstuvwyzm'],
    ['013456789@$!¡|', 'oieasgtbgasiii'],
  ].flatMap(([from = '', to = '']) => {
    const plain = [...to];
    return [...from].map((character, at) => [character, plain[at] ?? character] as const);
  }),
);

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + 0x60),
  );

/**
 * What a text looks like: its skeleton by Unicode's confusables (UTS 39), digits as the letters that they
 * imitate, without accents, kana in one form. Two texts that look alike have the same.
 */
const looks = (text: string): string => {
  const lower = inKatakana(
    withoutMarks(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')),
  ).toLowerCase();
  const skeleton = withoutMarks(unhomoglyph(lower)).toLowerCase();
  return [...skeleton]
    .map((character) => SMALL_CAPITALS.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
};

const OURS = ['TomoGuide', '友导', '友導', 'トモガイド'].map(looks);
const TEAM = new Set(['support', 'official', 'staff', 'admin', 'team'].map(looks));
/** No name contains these. */
const TEAM_ANYWHERE = ['客服', '管理员', '管理員', '公式', '運営', '运营', 'サポート'].map(looks);
/** 官方明 is a name: these count as words where they are all of it, or part of more than a name's three characters. */
const TEAM_APART = ['官方', '平台', '平臺'].map(looks);
const NAME_CHARACTERS = 3;

/** A name's words, as spaces, dots and capitals part them; letters that were spread out make one. */
const wordsOf = (name: string): string[] => {
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

/** Whether a name reads as TomoGuide's own, or has a word for its team. */
export const passesForTeam = (name: string): boolean => {
  const whole = looks(name).replace(/[^\p{L}\p{N}]/gu, '');
  if (OURS.some((own) => whole.includes(own))) return true;
  if (TEAM_ANYWHERE.some((word) => whole.includes(word))) return true;
  return wordsOf(name).some((word) => {
    const look = looks(word);
    const isApart = [...look].length !== NAME_CHARACTERS;
    return TEAM.has(look) || (isApart && TEAM_APART.some((own) => look.includes(own)));
  });
};
