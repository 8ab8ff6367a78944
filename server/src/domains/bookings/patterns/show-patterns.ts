import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { CommissionClaim, PatternCase } from '@tomoguide/contract/bookings/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { loadGuideRestrictions } from '../../guides/service.ts';
import { listBookingsByIds } from '../queries.ts';
import type { BookingRow, PatternCaseRow } from '../tables.ts';
import { isFreedByGuide } from '../transitions/row-to-facts.ts';
import { type BookingDue, calculateTotalDue, loadCommissionsDue } from './commission-due.ts';
import { listCaseBookings } from './pattern-queries.ts';

type Member = BookingRow & BookingDue & { announcedCents: number | null };

/** Returns the bookings of the given cases, keyed by case ID. */
const loadMembers = async (
  db: Executor,
  cases: readonly PatternCaseRow[],
): Promise<Map<number, Member[]>> => {
  const links = await listCaseBookings(
    db,
    cases.map(({ id }) => id),
  );
  const rows = await listBookingsByIds(db, [...new Set(links.map(({ bookingId }) => bookingId))]);
  const commissionsDue = await loadCommissionsDue(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const members = links.map(({ caseId, bookingId, dueCents }) => {
    const row = byId.get(bookingId);
    const due = commissionsDue.get(bookingId);
    if (!row || !due) throw new Error(`pattern ${caseId} lost booking ${bookingId}`);
    return { caseId, member: { ...row, ...due, announcedCents: dueCents } };
  });
  return new Map(
    [...Map.groupBy(members, ({ caseId }) => caseId)].map(([caseId, all]) => [
      caseId,
      all.map(({ member }) => member),
    ]),
  );
};

const presentMember = (row: Member, canBeCharged: boolean): PatternCase['bookings'][number] => ({
  bookingId: row.id,
  bookingNumber: formatBookingNumber(row.id),
  status: row.status,
  cancelKind: row.cancelKind,
  freedByGuide: isFreedByGuide(row),
  scheduledStartTime: row.scheduledStart.toString(),
  endedAt: row.endedAt?.toString() ?? null,
  totalCents: row.totalCents,
  keptCents: row.keptCents,
  dueCents: row.announcedCents ?? (canBeCharged ? row.dueCents : null),
});

/** Returns the commission requested or charged in a case, in fen; null if there is none or it was dropped. */
const getRequestedCents = ({ decision, amountCents }: PatternCaseRow): number | null =>
  decision === null || decision === 'commission' ? amountCents : null;

/** Returns cases, as shown to staff. */
export const presentCases = async (
  db: Executor,
  cases: readonly PatternCaseRow[],
): Promise<PatternCase[]> => {
  const [members, people, holds] = await Promise.all([
    loadMembers(db, cases),
    loadUsersByIds(
      db,
      cases.flatMap(({ guideUserId, travelerId }) => [
        guideUserId,
        ...(travelerId ? [travelerId] : []),
      ]),
    ),
    loadGuideRestrictions(
      db,
      cases.map(({ guideId }) => guideId),
    ),
  ]);
  const getPerson = (id: UserId) => {
    const facts = people.get(id);
    if (!facts) throw new Error(`user ${id} not found`);
    return presentPerson(facts);
  };
  return cases.map((row) => {
    const own = members.get(row.id) ?? [];
    const canBeCharged = row.kind === 'pair' && row.state === 'open';
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      guide: getPerson(row.guideUserId),
      traveler: row.travelerId === null ? null : getPerson(row.travelerId),
      bookings: own.map((member) => presentMember(member, canBeCharged)),
      bookingNumbers: own.map(({ id }) => formatBookingNumber(id)),
      commissionDueCents: canBeCharged ? calculateTotalDue(own) : getRequestedCents(row),
      listingPaused: holds.get(row.guideId)?.pausedByStaff ?? false,
      openedAt: row.openedAt.toString(),
      waitingSince: row.waitingSince.toString(),
      objectBy: row.objectBy?.toString() ?? null,
      objection: row.objection,
      decision: row.decision,
      reason: row.reason,
      decidedAt: row.decidedAt?.toString() ?? null,
    };
  });
};

const claimState = ({ state, decision }: PatternCaseRow): CommissionClaim['state'] => {
  if (state === 'announced' || state === 'objected') return state;
  return decision === 'commission' ? 'charged' : 'dropped';
};

/** Returns cases with requested commission, as shown to the guide. */
export const presentClaims = async (
  db: Executor,
  cases: readonly PatternCaseRow[],
): Promise<CommissionClaim[]> => {
  const members = await loadMembers(db, cases);
  return cases.flatMap((row) => {
    const { announcedAt, objectBy, amountCents } = row;
    if (!announcedAt || !objectBy || amountCents === null) return [];
    const own = members.get(row.id) ?? [];
    return {
      id: row.id,
      state: claimState(row),
      bookings: own.flatMap(({ id, scheduledStart, announcedCents }) =>
        announcedCents === null
          ? []
          : {
              bookingNumber: formatBookingNumber(id),
              scheduledStartTime: scheduledStart.toString(),
              dueCents: announcedCents,
            },
      ),
      amountCents,
      timeZone: own[0]?.timeZone ?? 'Asia/Tokyo',
      announcedAt: announcedAt.toString(),
      objectBy: objectBy.toString(),
      objection: row.objection,
      reason: row.reason ?? '',
      decidedAt: row.decidedAt?.toString() ?? null,
    };
  });
};
