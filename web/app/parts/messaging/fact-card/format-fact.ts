import {
  formatDay,
  formatDuration,
  formatMinutes,
  formatMoney,
  formatYen,
  formatZone,
} from '@tomoguide/contract/format';
import { LANGUAGES, LOCALES, type Locale } from '@tomoguide/contract/locale';
import type { FactCard, PlaceNames } from '@tomoguide/contract/messaging/entities';
import { toBothClocks } from '@tomoguide/contract/messaging/fact-card';
import type { FactValue, MoneyFact, TimeFact } from '@tomoguide/contract/messaging/facts/facts';

const SHANGHAI = 'Asia/Shanghai';
const TOKYO = 'Asia/Tokyo';

export type CardFacts = Pick<FactCard, 'places' | 'jpyPerRmb'>;

/** Returns the language of the other user's card: the interface has two. */
export const getOtherLocale = (locale: Locale): Locale =>
  LOCALES.find((other) => other !== locale) ?? locale;

const formatClocks = (time: TimeFact, locale: Locale): string => {
  const { twoTimes, nextDay, previousDay } = LANGUAGES[locale];
  const { japan, china, otherDay } = toBothClocks(time);
  const isChina = time.clock === SHANGHAI;
  const [first, other] = isChina ? [china, japan] : [japan, china];
  const text = formatMinutes(other);
  const second = otherDay === 0 ? text : otherDay > 0 ? nextDay(text) : previousDay(text);
  return twoTimes({
    first: formatMinutes(first),
    firstZone: formatZone(isChina ? SHANGHAI : TOKYO, locale),
    second,
    secondZone: formatZone(isChina ? TOKYO : SHANGHAI, locale),
  });
};

/** Formats a sum with the other currency at the site's rate, rounded to a whole RMB or yen. */
const formatSum = ({ currency, amount }: MoneyFact, jpyPerRmb: number, locale: Locale): string => {
  const { about, inParentheses } = LANGUAGES[locale];
  const [stated, converted] =
    currency === 'CNY'
      ? [formatMoney(amount, locale), formatYen(Math.round((amount / 100) * jpyPerRmb), locale)]
      : [formatYen(amount, locale), formatMoney(Math.round(amount / jpyPerRmb) * 100, locale)];
  return `${stated}${inParentheses(about(converted))}`;
};

/** Finds the names of the place or food of a fact; null if it names none. */
export const findPlace = (value: FactValue | null, { places }: CardFacts): PlaceNames | null => {
  const named =
    value?.kind === 'place' ? value.placeId : value?.kind === 'diet' ? value.foodId : undefined;
  return places.find(({ id }) => id === named) ?? null;
};

/** Formats a fact in one language: times on both clocks, sums in both currencies, places by their name. */
export const formatFact = (value: FactValue, card: CardFacts, locale: Locale): string => {
  const { groupSize, reads } = LANGUAGES[locale];
  switch (value.kind) {
    case 'date':
      return formatDay(value.day, locale);
    case 'time':
      return formatClocks(value, locale);
    case 'duration':
      return formatDuration(value.minutes, locale);
    case 'money':
      return formatSum(value, card.jpyPerRmb, locale);
    case 'people':
      return groupSize(value.total, value.children ?? null);
    case 'place': {
      const place = findPlace(value, card);
      return (reads === 'zh' ? place?.nameCn : place?.nameEn) ?? value.placeId;
    }
    case 'diet': {
      const food = findPlace(value, card);
      return (reads === 'zh' ? food?.nameCn : food?.nameEn) ?? '';
    }
  }
};
