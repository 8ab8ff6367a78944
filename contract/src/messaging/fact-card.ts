import type { Party } from '../bookings/booking-facts.ts';
import type { FactKind, FactValue, ReadFact } from './facts/facts.ts';
import { CARD_FACTS_MAX } from './figures.ts';

/**
 * The states of a fact card (docs/product/messages.md, "Fact card"). It is agreed while both users have
 * confirmed every fact, and withdrawn when its message is recalled.
 */
export const CARD_STATES = ['open', 'agreed', 'withdrawn'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** A fact on a card. */
export interface CardFact {
  /** The fact's number on the card, from 1, in the order of the message. */
  number: number;
  kind: FactKind;
  /** The words of the message in which the fact was read. */
  words: string;
  /** Null while it is unknown which of the options is meant, or after the fact was removed. */
  value: FactValue | null;
  /** What an ambiguous fact can mean; empty for other facts. */
  options: FactValue[];
  /** True for the end of a range of times, such as the second one in 9:00–17:00. */
  endsRange: boolean;
  /** True if one of the two users removed the fact. Removing is confirmed like any value. */
  removed: boolean;
  /** Who confirmed the fact as it is now. */
  confirmedBy: Party[];
}

const SHANGHAI = 'Asia/Shanghai';

/** Returns a key that is equal for equal values, whatever the order of their properties. */
const getValueKey = (value: FactValue): string =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const isSameValue = (one: FactValue | null, other: FactValue | null): boolean =>
  one === null || other === null ? one === other : getValueKey(one) === getValueKey(other);

const listMeanings = (read: ReadFact): readonly FactValue[] =>
  'options' in read ? read.options : [read.value];

/** Returns whether the first number of people is in the second one, which also says how many are children. */
const isLessPrecise = (one: FactValue, other: FactValue): boolean =>
  one.kind === 'people' &&
  other.kind === 'people' &&
  one.total === other.total &&
  one.children === undefined &&
  other.children !== undefined;

const uniqueValues = (values: readonly FactValue[]): FactValue[] => {
  const unique = [...new Map(values.map((value) => [getValueKey(value), value])).values()];
  return unique.filter((value) => !unique.some((other) => isLessPrecise(value, other)));
};

/** What people write between the two times of a range. */
const RANGE = /^\s*(?:-|–|—|~|〜|～|to|till|until|到|至|から)\s*$/i;

/** Returns whether a time is the end of the range that the fact before it starts. */
const endsRange = (text: string, before: ReadFact | undefined, fact: ReadFact): boolean =>
  before?.kind === 'time' && fact.kind === 'time' && RANGE.test(text.slice(before.end, fact.start));

/**
 * Returns the facts of a card for what was read in a message: facts that are stated twice become one, and
 * different numbers of people, which contradict each other, become one question. At most CARD_FACTS_MAX
 * facts.
 */
export const createCardFacts = (text: string, read: readonly ReadFact[]): CardFact[] => {
  const stated = read.map((fact, index) => ({
    kind: fact.kind,
    meanings: listMeanings(fact),
    words: text.slice(fact.start, fact.end),
    endsRange: endsRange(text, read[index - 1], fact),
  }));
  const groups = Map.groupBy(stated, ({ kind, meanings }) =>
    kind === 'people' ? kind : meanings.map(getValueKey).toSorted().join(),
  );
  return [...groups.values()].slice(0, CARD_FACTS_MAX).flatMap((same, index) => {
    const meanings = uniqueValues(same.flatMap((fact) => fact.meanings));
    const [value] = meanings;
    if (!value) return [];
    const isAmbiguous = meanings.length > 1;
    return {
      number: index + 1,
      kind: value.kind,
      words: [...new Set(same.map(({ words }) => words))].join(' / '),
      value: isAmbiguous ? null : value,
      options: isAmbiguous ? meanings : [],
      endsRange: same.some((fact) => fact.endsRange),
      removed: false,
      confirmedBy: [],
    };
  });
};

/** Returns whether the fact waits for someone to say which of its options is meant. */
export const isUndecided = ({ value, removed }: CardFact): boolean => value === null && !removed;

/** Returns whether both users have confirmed the fact. */
const isConfirmedByBoth = ({ confirmedBy }: CardFact): boolean =>
  confirmedBy.includes('traveler') && confirmedBy.includes('guide');

/** Returns whether both users have confirmed all facts, and not all of them were removed. */
export const isAgreed = (facts: readonly CardFact[]): boolean =>
  facts.every(isConfirmedByBoth) && facts.some(({ removed }) => !removed);

/** Returns the facts after one user confirmed those with these numbers; confirming again changes nothing. */
export const confirmFacts = (
  facts: readonly CardFact[],
  party: Party,
  numbers: readonly number[],
): CardFact[] =>
  facts.map((fact) =>
    numbers.includes(fact.number) && !fact.confirmedBy.includes(party)
      ? { ...fact, confirmedBy: [...fact.confirmedBy, party] }
      : fact,
  );

/**
 * Returns the facts after one user corrected one; null removes it. Only that user has then confirmed it.
 */
export const correctFact = (
  facts: readonly CardFact[],
  party: Party,
  number: number,
  value: FactValue | null,
): CardFact[] =>
  facts.map((fact) =>
    fact.number === number
      ? { ...fact, value, removed: value === null, confirmedBy: [party] }
      : fact,
  );

/** A time on both clocks, in minutes after midnight, and the days by which the Chinese date differs. */
export interface BothClocks {
  japan: number;
  china: number;
  /** −1 if it is still the day before in China, 1 if Japan has the next day; 0 otherwise. */
  otherDay: -1 | 0 | 1;
}

const DAY_MINUTES = 24 * 60;
/** Japan is one hour ahead of China all year. */
const AHEAD_MINUTES = 60;

/**
 * Returns a time on both clocks. `otherDay` is the day on the other clock, relative to the clock on which
 * the time was stated.
 */
export const toBothClocks = ({
  minutes,
  clock,
}: Extract<FactValue, { kind: 'time' }>): BothClocks => {
  if (clock === SHANGHAI) {
    const japan = minutes + AHEAD_MINUTES;
    return {
      japan: japan % DAY_MINUTES,
      china: minutes,
      otherDay: japan >= DAY_MINUTES ? 1 : 0,
    };
  }
  const china = minutes - AHEAD_MINUTES;
  return {
    japan: minutes,
    china: (china + DAY_MINUTES) % DAY_MINUTES,
    otherDay: china < 0 ? -1 : 0,
  };
};

/** What the agreed facts say about a tour; each part is absent unless exactly one value was agreed. */
export interface AgreedPlan {
  /** The day in Japan. */
  day?: string;
  /** The start in Japan, as HH:MM. */
  startTime?: string;
  durationMinutes?: number;
  travelers?: number;
  /** The ids of the agreed places. */
  placeIds: string[];
}

const formatMinutes = (minutes: number): string =>
  Temporal.PlainTime.from('00:00').add({ minutes }).toString({ smallestUnit: 'minute' });

/**
 * Returns what was agreed in a form that fits the existing forms. Nothing is guessed: of two days, none is
 * the day of the tour, and of two times, the first is its start only if they are a range.
 */
export const getAgreedPlan = (facts: readonly CardFact[]): AgreedPlan => {
  const listValues = <Kind extends FactKind>(kind: Kind, isWanted = (_: CardFact) => true) =>
    facts
      .filter(isWanted)
      .flatMap(({ value }) => value ?? [])
      .filter((value): value is Extract<FactValue, { kind: Kind }> => value.kind === kind);
  const [date, ...otherDates] = listValues('date');
  const [start, ...otherStarts] = listValues('time', (fact) => !fact.endsRange);
  const [end] = listValues('time', (fact) => fact.endsRange);
  const [duration, ...otherDurations] = listValues('duration');
  const [people] = listValues('people');
  const plan: AgreedPlan = { placeIds: listValues('place').map(({ placeId }) => placeId) };
  if (people) plan.travelers = people.total;
  if (duration && otherDurations.length === 0) plan.durationMinutes = duration.minutes;
  const hasDay = date !== undefined && otherDates.length === 0;
  if (hasDay) plan.day = date.day;
  if (start === undefined || otherStarts.length > 0) return plan;
  plan.startTime = formatMinutes(toBothClocks(start).japan);
  if (hasDay && start.clock === SHANGHAI)
    plan.day = Temporal.PlainDate.from(date.day)
      .add({ days: toBothClocks(start).otherDay })
      .toString();
  const isSameClock = end !== undefined && end.clock === start.clock;
  if (isSameClock && !duration && end.minutes > start.minutes)
    plan.durationMinutes = end.minutes - start.minutes;
  return plan;
};
