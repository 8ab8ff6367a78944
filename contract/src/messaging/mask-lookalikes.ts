/**
 * Characters that the contact mask reads as a Latin letter or digit, in addition to those that NFKC
 * converts: Unicode confusables (UTS 39), small capitals and upside-down letters.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅẚⱭᴀɐᗩ',
  b: 'вƀƁƂƄɃɓΒБВЬѢѣҌҍᏏᏴᑲᑳᖯᗷꞴʙ',
  c: 'ȻȼϲϹСсҪҫᏟᴄⲤⲥꮯɔᑕ',
  d: 'ÐĐđƉƊƋƌɖɗԀԁᎠᏧᑯᗞᗪᴅ',
  e: 'εɆɇΕЕеҼҽҾҿᎬꬲᴇǝᗴᘿ',
  f: 'ƑƒϜՔքᖴᵮẝꞘꞙꬵꜰɟ',
  g: 'ƍƓǤǥɠɡԌՑցᏀᏳᶃꞬɢƃᘜ',
  h: 'нĦħɦΗЋНћҢҺһӇӉՀհᎻᏂᏲᕼⱧⲎꚔꚕꞪʜɥ',
  i: 'ıɨɩɪͺιіӏᎥᵻᵼιꙆꙇꞮꭵᴉ',
  j: 'ɈɉͿϳЈјᎫᒍꞲᴊɾ',
  k: 'кκƘƙΚКҚҞᏦⱩⲔꝀᴋʞ',
  l: 'ŁłƖƗƚǀȽɫɭΙІӀᏞᒪⱢⲒⳐʟ',
  m: 'ΜϺМӍᎷᗰⲘᴍɯм',
  n: 'ИиƝƞȠɳΝηՈՌոռᵰⲚɴᑎ',
  o: 'ØøƟǾɵΘΟΣθοσϑϴОоѲѳӨөՕօᎤᎾᏫᴏᴑⲞⲟꝊꝋꬽꬾꭴꮎꮻ',
  p: 'ƤƥΡρϱРрᏢᑭᵽⱣⲢⲣᴘ',
  q: 'ʠԚԛԳԶգզǫ',
  r: 'ƦɌɍɼɽГгҒғᎡᎱᏒᖇᴦᵲⱤⲄⲅꭇꭈꮁʀɹ',
  s: 'ƼƽʂЅѕՏᏕᏚᵴꜱꟅꮪᔕ',
  t: 'тτŦŧƬƭƮȾΤТҬᎢᵵⲦᴛʇ',
  u: 'ƲɄʋυՍսᏌᑌᴜᵾꞞꞟꭎꭒꮜ',
  v: 'νѴѵᏙᐯᴠꮩʌ',
  w: 'ƜѠѡѼѽԜԝԱաᎳᏔᴡꝠꝡꮃʍᗯ',
  x: 'ΧХхҲᕁᕽⲬꞳ',
  y: 'ƔƳƴɎɏɣʏΓΥγϒУуҮүҰұᎩᎽᶌỾỿⲨꭚʎ',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꮓ',
};

/**
 * Returns a row of lookalikes: the 26 consecutive characters from code point `first`, such as white letters in
 * a circle, and the letters a to z that they stand for.
 */
const letterRow = (first: number): [string, string] => [
  String.fromCodePoint(...Array.from({ length: 26 }, (_, index) => first + index)),
  'abcdefghijklmnopqrstuvwxyz',
];

const ROWS: readonly (readonly [string, string])[] = [
  ...Object.entries(LETTERS).map(
    ([letter, alike]) => [alike, letter.repeat([...alike].length)] as const,
  ),
  letterRow(0x1f150),
  letterRow(0x1f170),
  ['❶❷❸❹❺❻❼❽❾⓿', '1234567890'],
  ['➊➋➌➍➎➏➐➑➒', '123456789'],
  ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'],
  ['〡〢〣〤〥〦〧〨〩', '123456789'],
  ['🕐🕑🕒🕓🕔🕕🕖🕗🕘🎱', '1234567898'],
  ['⚀⚁⚂⚃⚄⚅', '123456'],
  ['🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡', '123456789123456789'],
  ['⭕🅾', '00'],
  ['➕✚✙✛✜⊕', '++++++'],
  // The masks' patterns contain only the second of each pair.
  [
    '電話號碼帳點轉匯寶賴聯機線網郵紅書鵝報飛尋關釘訊費價錢銀',
    '电话号码账点转汇宝赖联机线网邮红书鹅报飞寻关钉讯费价钱银',
  ],
];

const PLAIN = new Map(
  ROWS.flatMap(([from, to]) => {
    const plain = [...to];
    return [...from].map((character, index) => [character, plain[index] ?? character] as const);
  }),
);

const DIGIT = /^\p{Nd}$/u;

/**
 * Returns the value of a digit of any script. In Unicode, the digits of a script are ten consecutive
 * characters.
 */
const getDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/** Returns the plain character that a character imitates; undefined if it imitates none. */
export const getLookalike = (character: string): string | undefined =>
  PLAIN.get(character) ?? (DIGIT.test(character) ? getDigit(character) : undefined);
