import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';
import { type BookingFacts, PARTIES } from './booking-facts.ts';
import { particularsKept } from './particulars.ts';
import type { BookingStatus } from './statuses.ts';

/** Another meeting point, suggested by one side (docs/product/bookings.md, "Meeting point"). */
export const AddressProposal = z.object({
  /** Counted in its booking, from 1: accepting names it. */
  number: z.int().check(z.positive()),
  by: z.enum(PARTIES),
  meetingAddress: particularsKept.meetingAddress,
  meetingPostalCode: particularsKept.meetingPostalCode,
  addressConfirmed: particularsKept.addressConfirmed,
  at: Instant,
});
export type AddressProposal = z.infer<typeof AddressProposal>;

/** The step beside the table of statuses that agrees on another address: in `can` and the story. */
export const CHANGE_ADDRESS = 'change_address';

/** Each sends a letter, so there is an end to them. */
export const ADDRESS_PROPOSALS_MAX = 20;

const OPEN_STATUSES: readonly BookingStatus[] = [
  'confirmed',
  'upcoming',
  'awaiting_start',
  'start_confirmed',
];

/** Whether the two can still agree on another address: once it is paid, and until the start. */
export const canChangeAddress = (
  { status, start }: Pick<BookingFacts, 'status' | 'start'>,
  now: Temporal.Instant,
): boolean => OPEN_STATUSES.includes(status) && Temporal.Instant.compare(now, start) < 0;
