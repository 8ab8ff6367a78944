import type { CitySlug } from '../../catalog/cities.ts';

/**
 * Facts that a message states (docs/product/messages.md, "Facts in messages"). This file contains no schemas, so
 * that pages can use it; `FactValue` in entities.ts is the schema.
 */

export const FACT_KINDS = ['date', 'time', 'duration', 'money', 'people', 'place', 'diet'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A calendar day: 2026-12-04. */
export interface DateFact {
  readonly kind: 'date';
  readonly day: string;
}

/** A time of day. */
export interface TimeFact {
  readonly kind: 'time';
  /** Minutes after midnight, less than 1440. */
  readonly minutes: number;
  /** The time zone whose clock the text names; Japan's if absent. */
  readonly clock?: 'Asia/Shanghai' | undefined;
}

export interface DurationFact {
  readonly kind: 'duration';
  readonly minutes: number;
}

export interface MoneyFact {
  readonly kind: 'money';
  readonly currency: 'CNY' | 'JPY';
  /** Fen for CNY, yen for JPY. */
  readonly amount: number;
}

/** The size of a group. */
export interface PeopleFact {
  readonly kind: 'people';
  /** Everyone, including children. */
  readonly total: number;
  /** How many of them are children; absent if the text does not say. */
  readonly children?: number | undefined;
}

/** A station, sight or dish of the list in contract/src/catalog/places. */
export interface PlaceFact {
  readonly kind: 'place';
  readonly placeId: string;
}

export const DIET_REASONS = ['allergy', 'preference', 'only'] as const;
export type DietReason = (typeof DIET_REASONS)[number];

/** What someone cannot or does not eat, or the only way of eating, such as vegetarian. */
export interface DietFact {
  readonly kind: 'diet';
  readonly reason: DietReason;
  /** A food of contract/src/catalog/places/foods.ts or a dish; absent if only the words of the message say it. */
  readonly foodId?: string | undefined;
}

export type FactValue =
  | DateFact
  | TimeFact
  | DurationFact
  | MoneyFact
  | PeopleFact
  | PlaceFact
  | DietFact;

/** Where a text states a fact, in UTF-16 code units; `end` is exclusive. */
interface FactSpan {
  readonly kind: FactKind;
  readonly start: number;
  readonly end: number;
}

/** A fact with one meaning. */
export interface ClearFact extends FactSpan {
  readonly value: FactValue;
}

/** A fact that could mean several things, which the user must choose from. */
export interface AmbiguousFact extends FactSpan {
  /** At least two different values of the same kind. */
  readonly options: readonly FactValue[];
}

export type ReadFact = ClearFact | AmbiguousFact;

/** What the reader knows besides the text. */
export interface ReadingContext {
  readonly sentAt: Temporal.Instant;
  /** The IANA time zone of the writer, which decides what day 'tomorrow' is. */
  readonly zone: string;
  /** The city that the conversation is about. Decides between places that have the same name. */
  readonly city?: CitySlug | undefined;
}
