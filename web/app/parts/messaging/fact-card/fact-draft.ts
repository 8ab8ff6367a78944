import { formatMinutes } from '@tomoguide/contract/format';
import { TRAVELERS_MAX } from '@tomoguide/contract/guides/figures';
import type { CardFact } from '@tomoguide/contract/messaging/fact-card';
import type { DietReason, FactValue } from '@tomoguide/contract/messaging/facts/facts';
import { FACT_MINUTES_MAX } from '@tomoguide/contract/messaging/figures';
import { parseTypedDecimal } from '@tomoguide/contract/typed-digits';

/** The input of the form that corrects a fact; each kind of fact uses some of the fields. */
export interface FactDraft {
  day: string;
  time: string;
  clock: 'Asia/Tokyo' | 'Asia/Shanghai';
  hours: string;
  amount: string;
  currency: 'CNY' | 'JPY';
  total: string;
  /** Empty if the number of children is unknown. */
  children: string;
  /** The id of the chosen place; empty while none is chosen. */
  placeId: string;
  reason: DietReason;
  /** The id of the food that someone cannot eat; empty if only the words of the message say it. */
  foodId: string;
}

const EMPTY: FactDraft = {
  day: '',
  time: '',
  clock: 'Asia/Tokyo',
  hours: '',
  amount: '',
  currency: 'JPY',
  total: '',
  children: '',
  placeId: '',
  reason: 'allergy',
  foodId: '',
};

const toFields = (value: FactValue): Partial<FactDraft> => {
  switch (value.kind) {
    case 'date':
      return { day: value.day };
    case 'time':
      return { time: formatMinutes(value.minutes), clock: value.clock ?? 'Asia/Tokyo' };
    case 'duration':
      return { hours: String(value.minutes / 60) };
    case 'money': {
      const amount = value.currency === 'CNY' ? value.amount / 100 : value.amount;
      return { amount: String(amount), currency: value.currency };
    }
    case 'people':
      return { total: String(value.total), children: String(value.children ?? '') };
    case 'place':
      return { placeId: value.placeId };
    case 'diet':
      return { reason: value.reason, foodId: value.foodId ?? '' };
  }
};

/** Returns the form as it opens: with the fact, or with its first option. */
export const createFactDraft = ({ value, options }: CardFact): FactDraft => {
  const shown = value ?? options[0];
  return { ...EMPTY, ...(shown ? toFields(shown) : {}) };
};

/** Returns a typed number; null if it is none, or outside of the limits. */
const parseNumber = (typed: string, min: number, max: number): number | null => {
  const parts = parseTypedDecimal(typed);
  const number = parts ? Number(`${parts.whole}.${parts.fraction}`) : Number.NaN;
  return number >= min && number <= max ? number : null;
};

const parseWhole = (typed: string, min: number, max: number): number | null => {
  const number = parseNumber(typed, min, max);
  return number !== null && Number.isInteger(number) ? number : null;
};

const parsePeople = ({ total, children }: FactDraft): FactValue | null => {
  const count = parseWhole(total, 1, TRAVELERS_MAX);
  if (count === null) return null;
  if (children.trim() === '') return { kind: 'people', total: count };
  const young = parseWhole(children, 0, count);
  return young === null ? null : { kind: 'people', total: count, children: young };
};

/** The largest sum that a fact can have, in fen or yen. */
const AMOUNT_MAX = 1_000_000_000;

/** Returns the corrected fact; null while the input is incomplete or invalid. */
export const parseFact = (kind: CardFact['kind'], draft: FactDraft): FactValue | null => {
  switch (kind) {
    case 'date':
      return draft.day === '' ? null : { kind, day: draft.day };
    case 'time': {
      const [hours, minutes] = draft.time.split(':').map(Number);
      if (hours === undefined || minutes === undefined) return null;
      const value = { kind, minutes: hours * 60 + minutes };
      return draft.clock === 'Asia/Shanghai' ? { ...value, clock: draft.clock } : value;
    }
    case 'duration': {
      const hours = parseNumber(draft.hours, 0, FACT_MINUTES_MAX / 60);
      const minutes = Math.round((hours ?? 0) * 60);
      return minutes > 0 ? { kind, minutes } : null;
    }
    case 'money': {
      const isYen = draft.currency === 'JPY';
      const amount = parseNumber(draft.amount, 0, AMOUNT_MAX / 100);
      if (amount === null) return null;
      return { kind, currency: draft.currency, amount: Math.round(isYen ? amount : amount * 100) };
    }
    case 'people':
      return parsePeople(draft);
    case 'place':
      return draft.placeId === '' ? null : { kind, placeId: draft.placeId };
    case 'diet':
      return {
        kind,
        reason: draft.reason,
        ...(draft.foodId === '' ? {} : { foodId: draft.foodId }),
      };
  }
};
