import * as z from 'zod/mini';
import { TRAVELERS_MAX } from '../guides/figures.ts';
import { line, PostalCode } from '../primitives.ts';
import { cleanLine } from '../typed-text.ts';

/**
 * What the parties agree on in addition to time and price (docs/product/bookings.md, "Particulars");
 * allowances in whole yen.
 */

export const MEAL_OPTIONS = ['fast_food', 'shared_meal'] as const;
export const MealOption = z.enum(MEAL_OPTIONS);
export type MealOption = z.infer<typeof MealOption>;

/**
 * By public transportation, taxi or licensed car service; never in the guide's own car (docs/product/law.md,
 * "Transport").
 */
export const TRANSPORT_OPTIONS = [
  'same_city',
  'nearby_city',
  'regional_city',
  'remote',
  'none',
] as const;
export const TransportOption = z.enum(TRANSPORT_OPTIONS);
export type TransportOption = z.infer<typeof TransportOption>;

export const TICKET_OPTIONS = ['pay_on_site_together', 'pay_in_advance', 'no_payment'] as const;
export const TicketOption = z.enum(TICKET_OPTIONS);
export type TicketOption = z.infer<typeof TicketOption>;

/** Typical allowance for one meal. */
const MEAL_YEN: Readonly<Record<MealOption, number>> = { fast_food: 1_000, shared_meal: 1_000 };

/** The round trip: up to 1 hour, up to 2 hours, 2 to 4 hours, over 4 hours. */
const TRANSPORT_YEN: Readonly<Record<TransportOption, number>> = {
  same_city: 2_000,
  nearby_city: 14_000,
  regional_city: 20_000,
  remote: 33_000,
  none: 0,
};

const TICKET_YEN: Readonly<Record<TicketOption, number>> = {
  pay_on_site_together: 1_000,
  pay_in_advance: 1_000,
  no_payment: 0,
};

/** The travelers by age group, which add up to the number of travelers. */
export const GROUP_PARTS = ['adults', 'children', 'elderly'] as const;
const people = z.int().check(z.nonnegative(), z.maximum(TRAVELERS_MAX));
const GroupComposition = z.strictObject({ adults: people, children: people, elderly: people });
export type GroupComposition = z.infer<typeof GroupComposition>;

const sizeOf = (group: GroupComposition): number =>
  GROUP_PARTS.reduce((sum, part) => sum + group[part], 0);

/** Maximum length of the meeting address, in code points. */
export const ADDRESS_MAX = 200;

/** Fields of a checkout: all but the address are optional. */
export const particularsSent = {
  meetingAddress: line(1, ADDRESS_MAX),
  meetingPostalCode: z.optional(PostalCode),
  /** True if the address is correct even though its postal code belongs to another place. */
  addressConfirmed: z.optional(z.boolean()),
  /** The two agree on a place later; otherwise they meet at the address. */
  toArrange: z.optional(z.boolean()),
  meal: z.optional(MealOption),
  transport: z.optional(TransportOption),
  tickets: z.optional(TicketOption),
  group: z.optional(GroupComposition),
};

/** Fields stored and shown with a booking; null if unset. */
export const particularsStored = {
  meetingAddress: z.string(),
  /** Seven digits. */
  meetingPostalCode: z.nullable(z.string()),
  /** True if the postal code belongs to another place, but the user confirmed the address. */
  addressConfirmed: z.boolean(),
  /** True until the two have agreed on a place; absent if the booker named one. */
  toArrange: z.optional(z.boolean()),
  meal: z.nullable(MealOption),
  transport: z.nullable(TransportOption),
  tickets: z.nullable(TicketOption),
  /** Not part of the price. */
  group: z.nullable(GroupComposition),
};

const Sent = z.object(particularsSent);
const Stored = z.object(particularsStored);
export type Particulars = z.infer<typeof Stored>;
export type ParticularField = Exclude<keyof Particulars, 'addressConfirmed' | 'toArrange'>;

/** All fields unset, as in a booking older than the fields. */
export const NO_PARTICULARS: Particulars = {
  meetingAddress: '',
  meetingPostalCode: null,
  addressConfirmed: false,
  meal: null,
  transport: null,
  tickets: null,
  group: null,
};

const PARTICULAR_FIELDS = [
  ...(Object.keys(NO_PARTICULARS) as (keyof Particulars)[]),
  'toArrange',
] as const;

/** Extracts the particulars from a request, or from a row that can be older. */
export const particularsOf = (from: Partial<Particulars> | z.output<typeof Sent>): Particulars => ({
  ...NO_PARTICULARS,
  ...Object.fromEntries(
    PARTICULAR_FIELDS.flatMap((field) => {
      const value = from[field];
      return value === undefined || value === null || (field === 'toArrange' && !value)
        ? []
        : [[field, value]];
    }),
  ),
});

/** Returns the fields of a completed form to send. */
export const particularsToSend = (typed: Particulars): z.input<typeof Sent> => {
  const { meetingAddress, ...optional } = typed;
  const filled = Object.entries(optional).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  );
  return { meetingAddress: cleanLine(meetingAddress), ...Object.fromEntries(filled) };
};

/** Fields of the booking that must agree with the particulars. */
interface Tour {
  travelers: number | null;
  /** Another person travels, so the guide needs the age groups. */
  forOthers?: boolean;
}

/** A rule that involves several fields, and the field that shows its error. */
interface Rule {
  field: ParticularField;
  isSatisfied: (particulars: Particulars, tour: Tour) => boolean;
}

const RULES: readonly Rule[] = [
  {
    field: 'group',
    isSatisfied: ({ group }, { travelers, forOthers }) =>
      group === null ? !forOthers : sizeOf(group) === travelers,
  },
];

/** Returns the fields that show broken rules (PARTICULARS_INVALID). */
export const violatedRules = (particulars: Particulars, tour: Tour): ParticularField[] =>
  RULES.filter(({ isSatisfied }) => !isSatisfied(particulars, tour)).map(({ field }) => field);

/** Returns every invalid field of a completed form. */
export const invalidParticulars = (typed: Particulars, tour: Tour): Set<ParticularField> => {
  const issues = Sent.safeParse(particularsToSend(typed)).error?.issues ?? [];
  const shapes = issues.map(({ path }) => path[0] as ParticularField);
  return new Set([...shapes, ...violatedRules(typed, tour)]);
};

/** Paid on site, never part of the price (docs/product/money.md, "Costs on site"). Whole JPY. */
export interface SiteCosts {
  mealYen: number;
  transportYen: number;
  ticketsYen: number;
  totalYen: number;
}

export const siteCosts = ({
  meal,
  transport,
  tickets,
}: Pick<Particulars, 'meal' | 'transport' | 'tickets'>): SiteCosts => {
  const mealYen = meal ? MEAL_YEN[meal] : 0;
  const transportYen = transport ? TRANSPORT_YEN[transport] : 0;
  const ticketsYen = tickets ? TICKET_YEN[tickets] : 0;
  return { mealYen, transportYen, ticketsYen, totalYen: mealYen + transportYen + ticketsYen };
};
