import type { BookingFacts } from './booking-facts.ts';

/** The rules of payment proofs (docs/product/bookings.md, "Payment proofs"). */

/** A proof is taken until so many days after the completion. */
export const PROOF_DAYS = 30;

/** `returned`: the guide said why it does not do, and another may be uploaded. */
export const PROOF_STATES = ['waiting', 'verified', 'returned'] as const;

/** What guide and staff are warned of; nothing of another booking is told. */
export const PROOF_WARNINGS = ['same_file', 'same_picture', 'other_day'] as const;
export type ProofWarning = (typeof PROOF_WARNINGS)[number];

type Facts = Pick<BookingFacts, 'status' | 'start' | 'timeZone' | 'endedAt'>;

const RUNNING: ReadonlySet<string> = new Set(['ongoing', 'extend_requested', 'extend_confirmed']);

const dayOf = (at: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  at.toZonedDateTimeISO(timeZone).toPlainDate();

/**
 * The days, in the guide's zone, on which the rest may have been paid: from the start until 30 days
 * after the completion. A tour that runs has no last day yet. Null: this booking takes no proof.
 */
export const proofSpan = ({
  status,
  start,
  timeZone,
  endedAt,
}: Facts): { from: Temporal.PlainDate; until: Temporal.PlainDate | null } | null => {
  const from = dayOf(start, timeZone);
  if (RUNNING.has(status)) return { from, until: null };
  if (status !== 'completed' || !endedAt) return null;
  return { from, until: dayOf(endedAt, timeZone).add({ days: PROOF_DAYS }) };
};

/** The last day that may be named now: never one in the future. */
export const lastProofDay = (facts: Facts, now: Temporal.Instant): Temporal.PlainDate => {
  const today = dayOf(now, facts.timeZone);
  const until = proofSpan(facts)?.until ?? today;
  return Temporal.PlainDate.compare(today, until) < 0 ? today : until;
};

/** Whether a proof may be uploaded now, as far as the booking goes. */
export const takesProof = (facts: Facts, now: Temporal.Instant): boolean => {
  const span = proofSpan(facts);
  if (!span) return false;
  const today = dayOf(now, facts.timeZone);
  return span.until === null || Temporal.PlainDate.compare(today, span.until) <= 0;
};

/** Whether a day that a file names is more than one day outside the span. */
export const isOtherDay = (
  named: Temporal.PlainDate,
  facts: Facts,
  now: Temporal.Instant,
): boolean => {
  const span = proofSpan(facts);
  if (!span) return false;
  const until = span.until ?? dayOf(now, facts.timeZone);
  return (
    Temporal.PlainDate.compare(named, span.from.subtract({ days: 1 })) < 0 ||
    Temporal.PlainDate.compare(named, until.add({ days: 1 })) > 0
  );
};
