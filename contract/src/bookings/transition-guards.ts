import type { Actor, BookingFacts } from './booking-facts.ts';
import { isStartDay } from './days-away.ts';
import {
  type DeadlineName,
  getDeadline,
  getDisputeDeadline,
  getNoShowReportTime,
} from './deadlines.ts';
import { MAX_EXTENSIONS, MAX_UNPAID_EXTENSIONS } from './figures.ts';
import { getWithdrawalDeadline } from './instant-booking.ts';

/** The conditions in the table of transitions, each a pure function of the booking. */
type Guard = (facts: BookingFacts, now: Temporal.Instant, actor: Actor) => boolean;

const isReached = (now: Temporal.Instant, instant: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, instant) >= 0;

/** Users can act until the deadline; after it, only the timer changes the booking. */
const isBeforeDeadline =
  (name: DeadlineName): Guard =>
  (facts, now) =>
    !isReached(now, getDeadline(name, facts));

const noShowReported: Guard = ({ cancelKind }) =>
  cancelKind === 'no_show_guide' || cancelKind === 'no_show_traveler';

const bothConfirmed: Guard = (facts) => facts.travelerConfirmedStart && facts.guideConfirmedStart;

export const guards = {
  guidePreAccepted: (facts) => facts.guidePreAccepted,
  notPreAccepted: (facts) => !facts.guidePreAccepted,
  instant: (facts) => facts.instant,
  notInstant: (facts) => !facts.instant,
  weatherDeclared: (facts) => facts.weather,
  beforeStart: (facts, now) => !isReached(now, facts.start),
  neverChanged: (facts) => !facts.changed && facts.substitutedAt === null,
  substituteProposed: (facts) => facts.substituteAnswerBy !== null,
  noSubstituteProposed: (facts) => facts.substituteAnswerBy === null,
  beforeSubstituteAnswer: isBeforeDeadline('substituteAnswer'),
  withinWithdrawalHour: ({ paidAt }, now) =>
    paidAt !== null && Temporal.Instant.compare(now, getWithdrawalDeadline(paidAt)) <= 0,
  beforeHoldEnds: isBeforeDeadline('hold'),
  beforeAnswerDeadline: isBeforeDeadline('answer'),
  beforeNeverStarted: isBeforeDeadline('neverStarted'),
  startDay: (facts, now) => isStartDay(facts.start, now, facts.timeZone),
  startNear: (facts, now) => isReached(now, getDeadline('startNears', facts)),
  fromStart: (facts, now) => isReached(now, facts.start),
  noShowReportable: (facts, now, actor) => isReached(now, getNoShowReportTime(facts, actor)),
  travelerConfirmed: (facts) => facts.travelerConfirmedStart,
  travelerNotConfirmed: (facts) => !facts.travelerConfirmedStart,
  guideConfirmed: (facts) => facts.guideConfirmedStart,
  guideNotConfirmed: (facts) => !facts.guideConfirmedStart,
  beforeEnd: (facts, now) => !isReached(now, facts.end),
  fromEnd: (facts, now) => isReached(now, facts.end),
  extensionsLeft: (facts) => facts.extensionCount < MAX_EXTENSIONS,
  fewUnpaidExtensions: (facts) => facts.extensionsUnpaid < MAX_UNPAID_EXTENSIONS,
  extensionUnpaid: (facts) => facts.extension === 'unpaid',
  extensionPaid: (facts) => facts.extension === 'paid',
  beforeExtensionPayment: isBeforeDeadline('extensionPayment'),
  beforeExtensionAnswer: isBeforeDeadline('extensionAnswer'),
  beforeDisputeDeadline: isBeforeDeadline('dispute'),
  notDisputedBefore: (facts) => facts.disputedAt === null,
  disputable: (facts, now) => !isReached(now, getDisputeDeadline(facts)),
  noShowReported,
  noNoShowReported: (facts, now, actor) => !noShowReported(facts, now, actor),
  /**
   * Not for the party that reported the no-show, because its dispute would prevent the other party from
   * responding.
   */
  reportedByOther: ({ cancelKind }, _now, actor) => cancelKind === `no_show_${actor}`,
  reportedGuide: (facts) => facts.cancelKind === 'no_show_guide',
  reportedTraveler: (facts) => facts.cancelKind === 'no_show_traveler',
  bothConfirmed,
  notBothConfirmed: (facts, now, actor) => !bothConfirmed(facts, now, actor),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

export const guardHolds = (
  name: GuardName,
  facts: BookingFacts,
  now: Temporal.Instant,
  actor: Actor,
): boolean => guards[name](facts, now, actor);
