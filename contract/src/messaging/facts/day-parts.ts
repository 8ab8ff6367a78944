/** Finds the words for parts of the day and for clocks, which decide what an hour means. */

export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'late';

export interface FoundPart {
  readonly start: number;
  readonly end: number;
  readonly part: DayPart;
}

const PARTS: readonly (readonly [part: DayPart, zhAndEnglish: string, ja: string])[] = [
  ['night', '凌晨|拂晓', '未明|早朝(?=[1-5一二三四五]時)'],
  [
    'morning',
    '午前中?|早朝|今朝|明朝|清晨|清早|一大早|大清早|大早上|早上(?!好)|早晨|上午(?!好)|今早|明早|(?<=[后後昨]天|[一二三四五六日天号]|今|明|昨)早(?![上饭餐点些一晨])|(?<!最|太|再|不|或|尽)早(?=(?:\\d|[二三四五六七八九十]))|(?<!good )(?<![a-z])mornings?(?![a-z])',
    '朝(?![食ごご飯市日一])|あさ(?=\\d)',
  ],
  ['noon', '中午(?!好)|正午|晌午', 'お昼(?![ごご飯食])|昼(?![食ごご飯間])'],
  ['afternoon', '下午(?!好)|午后|午後|后晌|(?<!good )(?<![a-z])afternoons?(?![a-z])', ''],
  [
    'evening',
    '夕方|今夜|今晩|明晩|傍晚|晚上(?!好)|晚间|夜里|夜晚|夜间|今晚|明晚|昨晚|当晚|后晚|(?<=[后後昨]天|[一二三四五六日天号]|今|明|昨)晚(?![上饭餐点些一安霞会])|(?<!最|太|再|不|或)晚(?=(?:\\d|[三四五六七八九十]))|(?<!good )(?<![a-z])evenings?(?![a-z])|tonight|(?<!good |per |a |each |every |first |last |the )(?<!\\d )(?<![a-z])night(?![a-z])',
    '夜(?![景市行遊食勤空中間道桜])|晩(?![ご御飯酌])',
  ],
  ['late', '深夜|半夜|午夜|大半夜', ''],
];
const buildPattern = (withJapanese: boolean): RegExp =>
  new RegExp(
    PARTS.map(
      ([part, both, ja]) => `(?<${part}>${withJapanese && ja ? `${both}|${ja}` : both})`,
    ).join('|'),
    'g',
  );
const WITH_JAPANESE = buildPattern(true);
const WITHOUT_JAPANESE = buildPattern(false);

export const findDayParts = (folded: string, isJapanese: boolean): FoundPart[] =>
  [...folded.matchAll(isJapanese ? WITH_JAPANESE : WITHOUT_JAPANESE)].flatMap((match) => {
    const part = PARTS.find(([name]) => match.groups?.[name] !== undefined)?.[0];
    return part ? [{ start: match.index, end: match.index + match[0].length, part }] : [];
  });

/** Returns the hour on the 24-hour clock; null if nobody says it of this part of the day. */
export const toHourOfDay = (hour: number, part: DayPart): number | null => {
  if (hour > 12 || hour === 0) return hour % 24;
  switch (part) {
    case 'night':
      return hour === 12 ? 0 : hour <= 6 ? hour : null;
    case 'morning':
      return hour;
    case 'noon':
      return hour >= 10 ? hour : hour <= 3 ? hour + 12 : null;
    case 'afternoon':
      return hour === 12 ? 12 : hour + 12;
    case 'evening':
      return hour === 12 ? 0 : hour >= 4 ? hour + 12 : hour;
    case 'late':
      return hour === 12 ? 0 : hour >= 7 ? hour + 12 : hour;
  }
};

export interface FoundClock {
  readonly start: number;
  readonly end: number;
  readonly isChina: boolean;
}

const CLOCK =
  /(?<china>北京时间|北京時間|中国时间|中國時間|中国時間|国内时间|國內時間|上海时间|beijing(?: local)? time|chin(?:a|ese)(?: standard)? time|shanghai time)|(?<japan>日本时间|日本時間|东京时间|東京時間|当地时间|現地時間|japan(?:ese)?(?: standard)? time|tokyo(?: local)? time|local time|(?<![a-z])jst(?![a-z]))/g;

export const findClocks = (folded: string): FoundClock[] =>
  [...folded.matchAll(CLOCK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isChina: match.groups?.china !== undefined,
  }));
