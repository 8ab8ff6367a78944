import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { WRONG_ENTRIES } from '@tomoguide/contract/bookings/figures';
import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import {
  type EntryOutcome,
  type EntryReason,
  findEntryTimeProblem,
  getEffectiveEntryTime,
} from '@tomoguide/contract/bookings/start-code';
import { isValidTotp } from '@tomoguide/contract/bookings/totp';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import { lockAfterDeadlines } from '../deadlines/lock-after-deadlines.ts';
import { carryOut } from '../effects/carry-out.ts';
import { findClaim } from '../emergency-claim/claim-queries.ts';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';
import { insertEntry, listWrongEntryTimes } from './start-code-queries.ts';
import { startCodeSecret } from './start-code-secret.ts';

export interface CodeEntry {
  code: string;
  /** When the code was entered, according to the phone's clock. */
  enteredAt: Temporal.Instant;
}

interface Answer {
  outcome: EntryOutcome;
  reason: EntryReason | null;
  row: BookingRow;
}

/**
 * Throws TOO_MANY_CODES if the party has recently entered too many wrong codes, even if this code is
 * correct.
 */
const checkGuesses = async (
  tx: Tx,
  id: BookingId,
  party: Party,
  now: Temporal.Instant,
): Promise<void> => {
  const { max, windowMinutes: minutes } = WRONG_ENTRIES;
  const wrong = await listWrongEntryTimes(tx, id, party, now.subtract({ minutes }));
  const freeAt = wrong[max - 1]?.add({ minutes });
  if (freeAt) failUntil('TOO_MANY_CODES', freeAt, now);
};

/**
 * Returns what is wrong with a code entered at a valid time. For a code entered at an invalid time, does
 * not reveal whether it is correct.
 */
const findCodeProblem = async (
  deps: Deps,
  row: BookingRow,
  party: Party,
  { code, enteredAt }: CodeEntry,
  fits: boolean,
): Promise<EntryReason | null> => {
  if (fits) return null;
  const isOwn = await isValidTotp(startCodeSecret(deps, row, party), code, enteredAt);
  return isOwn ? 'own_code' : 'wrong_code';
};

/**
 * Returns the transition that contests a no-show if it was reported after the code was entered and can
 * still be contested.
 */
const contestTransition = async (
  tx: Tx,
  row: BookingRow,
  party: Party,
  { enteredAt }: CodeEntry,
  now: Temporal.Instant,
) => {
  const transition = findTransition(toFacts(row), 'contest_by_code', party, now);
  if (!transition || !row.endedAt) return null;
  if (Temporal.Instant.compare(enteredAt, row.endedAt) >= 0) return null;
  // If an emergency claim was accepted, the money is already split.
  return (await findClaim(tx, row.id))?.state === 'accepted' ? null : transition;
};

/** A start code confirms the start for both parties. */
const BOTH = { changes: { travelerConfirmedStart: true, guideConfirmedStart: true } };

/** Applies a correct entry to the locked booking. */
const applyEntry = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  { party, viewer, now }: { party: Party; viewer: Pick<Viewer, 'userId'>; now: Temporal.Instant },
  entry: CodeEntry,
): Promise<Answer> => {
  const { enteredAt } = entry;
  const step = { at: now, by: party, byUserId: viewer.userId, enteredAt };
  const start = findTransition(toFacts(row), 'enter_start_code', party, enteredAt);
  if (start) {
    const started = await carryOut(tx, deps, row, start, step, BOTH);
    return { outcome: 'started', reason: null, row: started.row };
  }
  const contest = await contestTransition(tx, row, party, entry, now);
  if (contest) {
    const contested = await carryOut(tx, deps, row, contest, step, BOTH);
    return { outcome: 'contested', reason: null, row: contested.row };
  }
  const hasStarted = row.travelerConfirmedStart && row.guideConfirmedStart;
  return { outcome: 'kept', reason: hasStarted ? 'already_started' : 'not_waiting', row };
};

/**
 * Processes a start code that the traveler or the guide entered, possibly hours ago while offline. A valid
 * code takes effect retroactively at the time of entry, and confirms the start for both parties
 * (docs/product/bookings.md, "Start without signal"). An invalid entry is stored as evidence. Throws
 * NOT_FOUND or TOO_MANY_CODES.
 */
export const enterStartCode = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  sent: CodeEntry,
): Promise<Answer> => {
  const { row, party, now } = await lockAfterDeadlines(tx, deps, id, viewer.userId);
  const entry = { ...sent, enteredAt: getEffectiveEntryTime(sent.enteredAt, now) };
  await checkGuesses(tx, id, party, now);
  const other = party === 'traveler' ? 'guide' : 'traveler';
  const { enteredAt } = entry;
  const fits = await isValidTotp(startCodeSecret(deps, row, other), entry.code, enteredAt);
  const reason =
    findEntryTimeProblem(toFacts(row), enteredAt, now) ??
    (await findCodeProblem(deps, row, party, entry, fits));
  const answer: Answer = reason
    ? { outcome: 'kept', reason, row }
    : await applyEntry(tx, deps, row, { party, viewer, now }, entry);
  await insertEntry(tx, {
    bookingId: id,
    by: party,
    enteredAt,
    arrivedAt: now,
    fits,
    outcome: answer.outcome,
    reason: answer.reason,
  });
  return answer;
};
