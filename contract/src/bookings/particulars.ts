import * as z from 'zod/mini';
import { TRAVELERS_MAX } from '../guides/tour-limits.ts';
import { line, PostalCode } from '../primitives.ts';
import { cleanLine } from '../typed-text.ts';

/**
 * What the two agree on beside time and price (docs/product/bookings.md, "Particulars"); allowances
 * in whole yen.
 */

export const MEAL_OPTIONS = ['fast_food', 'shared_meal'] as const;
export const MealOption = z.enum(MEAL_OPTIONS);
export type MealOption = z.infer<typeof MealOption>;

/**
 * By public transportation, taxi or licensed car service; never the guide's own car (docs/product/law.md,
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

/** About so much for one meal. */
const MEAL_YEN: Readonly<Record<MealOption, number>> = { fast_food: 1_000, shared_meal: 1_000 };

/** The round trip: within 1 hour, within 2 hours, 2 to 4 hours, over 4 hours. */
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

/** Who comes along, by age; together they are the travelers of the booking. */
export const GROUP_PARTS = ['adults', 'children', 'elderly'] as const;
const people = z.int().check(z.nonnegative(), z.maximum(TRAVELERS_MAX));
const GroupComposition = z.strictObject({ adults: people, children: people, elderly: people });
export type GroupComposition = z.infer<typeof GroupComposition>;

const sizeOf = (group: GroupComposition): number =>
  GROUP_PARTS.reduce((sum, part) => sum + group[part], 0);

/** The longest meeting address, in code points. */
export const ADDRESS_MAX = 200;

/** What a checkout sends: all but the address may be left out. */
export const particularsSent = {
  meetingAddress: line(1, ADDRESS_MAX),
  meetingPostalCode: z.optional(PostalCode),
  /** The address counts, though its postal code is of another place. */
  addressConfirmed: z.optional(z.boolean()),
  meal: z.optional(MealOption),
  transport: z.optional(TransportOption),
  tickets: z.optional(TicketOption),
  group: z.optional(GroupComposition),
};

/** What a booking keeps and shows of it; null where nothing was said. */
export const particularsKept = {
  meetingAddress: z.string(),
  /** Seven digits. */
  meetingPostalCode: z.nullable(z.string()),
  /** The postal code is of another place, and whoever typed both said that the address counts. */
  addressConfirmed: z.boolean(),
  meal: z.nullable(MealOption),
  transport: z.nullable(TransportOption),
  tickets: z.nullable(TicketOption),
  /** No part of the price. */
  group: z.nullable(GroupComposition),
};

const Sent = z.object(particularsSent);
const Kept = z.object(particularsKept);
export type Particulars = z.infer<typeof Kept>;
export type ParticularField = Exclude<keyof Particulars, 'addressConfirmed'>;

/** Nothing was said. A booking that is older than a field has none of it either. */
export const NO_PARTICULARS: Particulars = {
  meetingAddress: '',
  meetingPostalCode: null,
  addressConfirmed: false,
  meal: null,
  transport: null,
  tickets: null,
  group: null,
};

const PARTICULAR_FIELDS = Object.keys(NO_PARTICULARS) as (keyof Particulars)[];

/** Of what was sent, or of a row that may be older, all that is a particular. */
export const particularsOf = (from: Partial<Particulars> | z.output<typeof Sent>): Particulars => ({
  ...NO_PARTICULARS,
  ...Object.fromEntries(
    PARTICULAR_FIELDS.flatMap((field) => {
      const value = from[field];
      return value === undefined || value === null ? [] : [[field, value]];
    }),
  ),
});

/** What of a filled-in form is sent. */
export const particularsToSend = (typed: Particulars): z.input<typeof Sent> => {
  const { meetingAddress, ...optional } = typed;
  const said = Object.entries(optional).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  );
  return { meetingAddress: cleanLine(meetingAddress), ...Object.fromEntries(said) };
};

/** The rest of the booking that a particular must agree with. */
interface Tour {
  travelers: number | null;
  /** Somebody else travels: then the guide has to know of which age. */
  forOthers?: boolean;
}

/** A rule over more than one field, and the field that it marks. */
interface Rule {
  field: ParticularField;
  isKept: (particulars: Particulars, tour: Tour) => boolean;
}

const RULES: readonly Rule[] = [
  {
    field: 'group',
    isKept: ({ group }, { travelers, forOthers }) =>
      group === null ? !forOthers : sizeOf(group) === travelers,
  },
];

/** The fields that break a rule over more than one field: PARTICULARS_INVALID. */
export const brokenRules = (particulars: Particulars, tour: Tour): ParticularField[] =>
  RULES.filter(({ isKept }) => !isKept(particulars, tour)).map(({ field }) => field);

/** Everything that is wrong in a filled-in form. */
export const wrongParticulars = (typed: Particulars, tour: Tour): Set<ParticularField> => {
  const issues = Sent.safeParse(particularsToSend(typed)).error?.issues ?? [];
  const shapes = issues.map(({ path }) => path[0] as ParticularField);
  return new Set([...shapes, ...brokenRules(typed, tour)]);
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
