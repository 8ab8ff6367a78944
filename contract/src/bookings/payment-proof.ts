import type { BookingFacts } from './booking-facts.ts';
import { PROOF_DAYS } from './figures.ts';

/** The rules of payment proofs (docs/product/bookings.md, "Payment proofs"). */

/** `returned`: the guide rejected the proof with a reason, and the traveler can upload another. */
export const PROOF_STATES = ['waiting', 'verified', 'returned'] as const;

/** Warnings for the guide and staff; they reveal nothing about other bookings. */
export const PROOF_WARNINGS = ['same_file', 'same_picture', 'other_day'] as const;
export type ProofWarning = (typeof PROOF_WARNINGS)[number];

type Facts = Pick<BookingFacts, 'status' | 'start' | 'timeZone' | 'endedAt'>;

const RUNNING: ReadonlySet<string> = new Set(['ongoing', 'extend_requested', 'extend_confirmed']);

const toDate = (at: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  at.toZonedDateTimeISO(timeZone).toPlainDate();

/**
 * Returns the days, in the guide's time zone, on which the balance may have been paid: from the start until 30 days
 * after completion. An ongoing tour has no last day yet. Null if this booking accepts no proof.
 */
export const getProofSpan = ({
  status,
  start,
  timeZone,
  endedAt,
}: Facts): { from: Temporal.PlainDate; until: Temporal.PlainDate | null } | null => {
  const from = toDate(start, timeZone);
  if (RUNNING.has(status)) return { from, until: null };
  if (status !== 'completed' || !endedAt) return null;
  return { from, until: toDate(endedAt, timeZone).add({ days: PROOF_DAYS }) };
};

/**
 * Returns the last day that can be selected, which is never in the future. Null if the booking accepts no
 * proof.
 */
export const getLastProofDay = (facts: Facts, now: Temporal.Instant): Temporal.PlainDate => {
  const today = toDate(now, facts.timeZone);
  const until = getProofSpan(facts)?.until ?? today;
  return Temporal.PlainDate.compare(today, until) < 0 ? today : until;
};

/** Returns whether the booking accepts a payment proof now. */
export const acceptsProof = (facts: Facts, now: Temporal.Instant): boolean => {
  const span = getProofSpan(facts);
  if (!span) return false;
  const today = toDate(now, facts.timeZone);
  return span.until === null || Temporal.PlainDate.compare(today, span.until) <= 0;
};

/** Returns whether a file's date is more than one day outside the accepted range. */
export const isOutsideProofSpan = (
  named: Temporal.PlainDate,
  facts: Facts,
  now: Temporal.Instant,
): boolean => {
  const span = getProofSpan(facts);
  if (!span) return false;
  const until = span.until ?? toDate(now, facts.timeZone);
  return (
    Temporal.PlainDate.compare(named, span.from.subtract({ days: 1 })) < 0 ||
    Temporal.PlainDate.compare(named, until.add({ days: 1 })) > 0
  );
};
