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

/** Typical allowance in JPY for one meal. */
const MEAL_YEN: Readonly<Record<MealOption, number>> = { fast_food: 1_000, shared_meal: 1_000 };

/**
 * Typical allowance in JPY for a round trip of up to 1 hour, up to 2 hours, 2 to 4 hours, or over 4 hours.
 */
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

/** The travelers by age group; the groups add up to the number of travelers. */
export const GROUP_PARTS = ['adults', 'children', 'elderly'] as const;
const people = z.int().check(z.nonnegative(), z.maximum(TRAVELERS_MAX));
export const GroupComposition = z.strictObject({
  adults: people,
  children: people,
  elderly: people,
});
export type GroupComposition = z.infer<typeof GroupComposition>;

const countPeople = (group: GroupComposition): number =>
  GROUP_PARTS.reduce((sum, part) => sum + group[part], 0);

/** Maximum length of the meeting address, in code points. */
export const ADDRESS_MAX = 200;

/** The particulars sent at checkout. All but the address are optional. */
export const particularsSent = {
  meetingAddress: line(1, ADDRESS_MAX),
  meetingPostalCode: z.optional(PostalCode),
  /** True if the user confirmed the address although its postal code belongs to another place. */
  addressConfirmed: z.optional(z.boolean()),
  /** True if the parties agree on a meeting point later; otherwise they meet at the address. */
  toArrange: z.optional(z.boolean()),
  meal: z.optional(MealOption),
  transport: z.optional(TransportOption),
  tickets: z.optional(TicketOption),
  group: z.optional(GroupComposition),
};

/** The particulars stored and shown with a booking; null if unset. */
export const particularsStored = {
  meetingAddress: z.string(),
  /** Seven digits without a hyphen. */
  meetingPostalCode: z.nullable(z.string()),
  /** True if the user confirmed the address although its postal code belongs to another place. */
  addressConfirmed: z.boolean(),
  /** True until the parties have agreed on a meeting point; absent if the booker chose one. */
  toArrange: z.optional(z.boolean()),
  meal: z.nullable(MealOption),
  transport: z.nullable(TransportOption),
  tickets: z.nullable(TicketOption),
  /** The group's composition, which does not affect the price. */
  group: z.nullable(GroupComposition),
};

const Sent = z.object(particularsSent);
const Stored = z.object(particularsStored);
export type Particulars = z.infer<typeof Stored>;
export type ParticularField = Exclude<keyof Particulars, 'addressConfirmed' | 'toArrange'>;

/** Particulars with all fields unset, as in bookings made before the fields existed. */
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

/** Extracts the particulars from a request, or from a row that may lack some of the fields. */
export const toParticulars = (from: Partial<Particulars> | z.output<typeof Sent>): Particulars => ({
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

/** Converts a completed form to the fields to send. */
export const toSentParticulars = (typed: Particulars): z.input<typeof Sent> => {
  const { meetingAddress, ...optional } = typed;
  const filled = Object.entries(optional).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  );
  return { meetingAddress: cleanLine(meetingAddress), ...Object.fromEntries(filled) };
};

/** The fields of a booking that its particulars must be consistent with. */
interface Tour {
  travelers: number | null;
  /** True if another person travels; the guide then needs the age groups. */
  forOthers?: boolean;
}

/** A rule across several fields, and the field that shows its error. */
interface Rule {
  field: ParticularField;
  isSatisfied: (particulars: Particulars, tour: Tour) => boolean;
}

const RULES: readonly Rule[] = [
  {
    field: 'group',
    isSatisfied: ({ group }, { travelers, forOthers }) =>
      group === null ? !forOthers : countPeople(group) === travelers,
  },
];

/** Returns the fields of the violated rules, for PARTICULARS_INVALID. */
export const listRuleViolations = (particulars: Particulars, tour: Tour): ParticularField[] =>
  RULES.filter(({ isSatisfied }) => !isSatisfied(particulars, tour)).map(({ field }) => field);

/** Returns all fields of a completed form that are invalid. */
export const findInvalidParticulars = (typed: Particulars, tour: Tour): Set<ParticularField> => {
  const issues = Sent.safeParse(toSentParticulars(typed)).error?.issues ?? [];
  const shapes = issues.map(({ path }) => path[0] as ParticularField);
  return new Set([...shapes, ...listRuleViolations(typed, tour)]);
};

/** Costs paid on site, in whole JPY; never part of the price (docs/product/money.md, "Costs on site"). */
export interface SiteCosts {
  mealYen: number;
  transportYen: number;
  ticketsYen: number;
  totalYen: number;
}

export const calculateSiteCosts = ({
  meal,
  transport,
  tickets,
}: Pick<Particulars, 'meal' | 'transport' | 'tickets'>): SiteCosts => {
  const mealYen = meal ? MEAL_YEN[meal] : 0;
  const transportYen = transport ? TRANSPORT_YEN[transport] : 0;
  const ticketsYen = tickets ? TICKET_YEN[tickets] : 0;
  return { mealYen, transportYen, ticketsYen, totalYen: mealYen + transportYen + ticketsYen };
};
