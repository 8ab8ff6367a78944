import * as z from 'zod/mini';

/** What the two agree on beside time and price: product §4, allowances in whole yen of spec §9. */

export const MEAL_OPTIONS = ['fast_food', 'shared_meal'] as const;
export const MealOption = z.enum(MEAL_OPTIONS);
export type MealOption = z.infer<typeof MealOption>;

/** By public transport, taxi or licensed hire car; never the guide's own car (product §9). */
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

export interface ParticularChoices {
  meal: MealOption | null;
  transport: TransportOption | null;
  tickets: TicketOption | null;
}

/** Paid on site, never part of the price (product §3). Whole JPY. */
export interface SiteCosts {
  mealYen: number;
  transportYen: number;
  ticketsYen: number;
  totalYen: number;
}

export const siteCosts = ({ meal, transport, tickets }: ParticularChoices): SiteCosts => {
  const mealYen = meal ? MEAL_YEN[meal] : 0;
  const transportYen = transport ? TRANSPORT_YEN[transport] : 0;
  const ticketsYen = tickets ? TICKET_YEN[tickets] : 0;
  return { mealYen, transportYen, ticketsYen, totalYen: mealYen + transportYen + ticketsYen };
};
