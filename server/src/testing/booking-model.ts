/**
 * A model of a booking, written only from docs/product/bookings.md and docs/product/money.md: the effects
 * of each action and of time, and where the money goes. Shares no rules or constants with the code that it
 * is compared with. Times are minutes since checkout; amounts are fen.
 */
export interface Model {
  now: number;
  status: string;
  cancelKind: string | null;
  start: number;
  end: number;
  bookedMinutes: number;
  totalCents: number;
  depositCents: number;
  paidAt: number | null;
  accepted: boolean;
  /** True if the payment counts as the guide's acceptance. */
  instant: boolean;
  traveler: boolean;
  guide: boolean;
  /** The requested extension; null if there is none. */
  asked: { minutes: number; feeCents: number; since: number; paid: boolean } | null;
  extensions: number;
  /** The number of requested extensions that ended unpaid. */
  unpaid: number;
  /** The fees of the extensions that took effect, in fen. */
  feesCents: number;
  /**
   * The traveler's refund and the guide's share of the online payment, in fen; null until they are decided.
   */
  refundedCents: number;
  earnedCents: number | null;
  /** When the money of a reported no-show is split; null if none is held. */
  settleAt: number | null;
  endedAt: number | null;
  /** When the booking's only dispute was opened; null if it has had none. */
  disputedAt: number | null;
  /** The change proposal that is open or, if accepted, awaits its payment; null if there is none. */
  proposal: {
    by: Side;
    start: number;
    minutes: number;
    at: number;
    dueAt: number;
    isAccepted: boolean;
    acceptedAt: number | null;
    /** The share that a cancellation refunded at the time of the proposal. */
    percent: number;
  } | null;
  proposals: number;
  changes: number;
  /** When a change last took effect, and when the parties last agreed on another start; null if never. */
  changedAt: number | null;
  movedAt: number | null;
  /**
   * The only declaration of bad weather, for the day of the start at that time; null if there was none.
   * `isNotified`: both parties were notified. `endedInEffect`: it ended while it concerned the booking.
   */
  weather: {
    day: number;
    at: number;
    isNotified: boolean;
    endedAt: number | null;
    endedInEffect: boolean;
  } | null;
  /** The request to a colleague; once they have accepted, `dueAt` is the traveler's deadline. Null if there is none. */
  substitution: { isAccepted: boolean; dueAt: number } | null;
  /** How often a colleague was asked. */
  asks: number;
  isHandedOver: boolean;
  /** The limits of the traveler's refund after changes, in percent. */
  floor: number;
  cap: number;
  freeUntil: number | null;
}

type Side = 'traveler' | 'guide';

const HOUR = 60;
const ENDED = ['completed', 'cancelled'];
const STARTING = ['awaiting_start', 'start_confirmed'];
const RUNNING = ['ongoing', 'extend_requested', 'extend_confirmed'];
const BEFORE_TOUR = ['pending', 'confirmed', 'upcoming', ...STARTING];

/** "Amounts": refunds round up, commission down, and the guide gets the rest. */
const share = (cents: number, percent: number) => Math.ceil((cents * percent) / 100);
const commission = (cents: number) => Math.floor((cents * 15) / 100);

const hasEnded = (m: Model): boolean => ENDED.includes(m.status);
const isNoShow = (m: Model): boolean => m.cancelKind?.startsWith('no_show') ?? false;

/** Ends an extension. Its fee is refunded in full unless both parties have confirmed the extension. */
const endExtension = (m: Model): void => {
  if (m.asked?.paid) m.refundedCents += m.asked.feeCents;
  m.asked = null;
};

/** "Extensions": ends an extension; counts it if it was unpaid. */
const backToOngoing = (m: Model): void => {
  if (m.asked?.paid === false) m.unpaid += 1;
  endExtension(m);
  m.status = 'ongoing';
};

const split = (m: Model, refundCents: number): void => {
  const retained = m.depositCents + m.feesCents - refundCents;
  m.refundedCents += refundCents;
  m.earnedCents = retained - commission(retained);
};

const cancel = (m: Model, kind: string, percent: number): void => {
  endExtension(m);
  m.status = 'cancelled';
  m.cancelKind = kind;
  m.endedAt = m.now;
  if (m.paidAt !== null) split(m, share(m.depositCents + m.feesCents, percent));
};

const noShow = (m: Model, kind: 'no_show_guide' | 'no_show_traveler'): void => {
  m.status = 'cancelled';
  m.cancelKind = kind;
  m.endedAt = m.now;
  m.settleAt = m.now + 72 * HOUR;
};

const complete = (m: Model, refundCents = 0): void => {
  endExtension(m);
  m.status = 'completed';
  m.cancelKind = null;
  m.endedAt = m.now;
  m.refundedCents += refundCents;
  const rest = m.depositCents + m.feesCents - refundCents;
  m.earnedCents = rest - Math.min(rest, commission(m.totalCents + m.feesCents));
};

/** "Disputes": holds the money again, and ends the 72 hours for contesting a no-show. */
const dispute = (m: Model): void => {
  if (m.asked && !m.asked.paid) m.asked = null;
  m.status = 'disputed';
  m.disputedAt = m.now;
  m.settleAt = null;
  m.earnedCents = null;
};

const applyDeadline = (m: Model): void => {
  if (m.traveler && m.guide) complete(m);
  else if (isNoShow(m)) cancel(m, m.cancelKind ?? '', m.cancelKind === 'no_show_guide' ? 100 : 0);
  else cancel(m, 'dispute', 100);
};

/**
 * Applies a staff decision. `percent` is the percentage of the online payment that the traveler gets back.
 */
const decide = (outcome: 'completed' | 'cancelled', percent: number) => (m: Model) => {
  const refundCents = Math.floor(((m.depositCents + m.feesCents) * percent) / 100);
  if (outcome === 'completed') return complete(m, refundCents);
  endExtension(m);
  m.status = 'cancelled';
  m.cancelKind = 'dispute';
  m.endedAt = m.now;
  split(m, refundCents);
};

const takeEffect = (m: Model): void => {
  if (!m.asked) return;
  m.end += m.asked.minutes;
  m.feesCents += m.asked.feeCents;
  m.extensions += 1;
  m.asked = null;
  m.status = 'ongoing';
};

/**
 * "Cancellation policy", "The hour after paying" and "Refunds after a change": returns the percentage that
 * the start of an accepted booking gives the traveler. What a change preserves does not include the hour
 * after paying.
 */
const shareOfStart = (m: Model, paidAt: number | null = null): number => {
  const floor = m.now < m.start ? m.floor : 0;
  const clamp = (percent: number) => Math.max(floor, Math.min(m.cap, percent));
  if (paidAt !== null && m.start - paidAt > 48 * HOUR && m.now - paidAt <= HOUR) return clamp(100);
  const ahead = m.start - m.now;
  if (ahead > 168 * HOUR) return clamp(100);
  if (ahead >= 72 * HOUR) return clamp(70);
  return clamp(ahead >= 24 * HOUR ? 50 : 0);
};

/** Returns the number of the day of the start in Japan; time 0 is 9:00 there. */
const getDay = (start: number): number => Math.floor((start + 9 * HOUR) / (24 * HOUR));

/** "Bad weather": returns whether it is declared for the booking, or was until 48 hours ago at most. */
export const isInWeather = (m: Model): boolean => {
  const { weather, movedAt } = m;
  if (!weather || !BEFORE_TOUR.includes(m.status) || m.now >= m.start) return false;
  const isMovedSince = (at: number) => movedAt !== null && movedAt > at;
  if (weather.endedAt !== null)
    return (
      weather.endedInEffect &&
      !isMovedSince(weather.endedAt) &&
      m.now <= weather.endedAt + 48 * HOUR
    );
  return getDay(m.start) === weather.day && (weather.isNotified || !isMovedSince(weather.at));
};

/** Returns the percentage that the traveler gets back. */
const tier = (m: Model): number => {
  const isFree = m.freeUntil !== null && m.now <= m.freeUntil && m.now < m.start;
  return m.paidAt === null || !m.accepted || isFree ? 100 : shareOfStart(m, m.paidAt);
};

/** "Changing a booking together": the total is RMB 230 per hour, of which 30 % are paid online. */
const depositFor = (minutes: number): number => (23_000 * minutes * 3) / 600;

const applyChange = (m: Model): void => {
  if (!m.proposal) return;
  const { by, start, minutes, percent, acceptedAt } = m.proposal;
  m.changes += isInWeather(m) ? 0 : 1;
  m.changedAt = m.now;
  if (start !== m.start) m.movedAt = acceptedAt ?? m.now;
  m.refundedCents += Math.max(m.depositCents - depositFor(minutes), 0);
  if (start !== m.start && by === 'traveler') m.cap = percent;
  if (start !== m.start && by === 'guide') m.floor = percent;
  m.start = start;
  m.end = start + minutes;
  m.bookedMinutes = minutes;
  m.totalCents = (23_000 * minutes) / 60;
  m.depositCents = depositFor(minutes);
  m.freeUntil = null;
  m.proposal = null;
};

/** A proposal and a request to a colleague end when their booking is no longer upcoming. */
const closeProposal = (m: Model): void => {
  if (m.status === 'upcoming') return;
  m.proposal = null;
  m.substitution = null;
};

const lastCall = (m: Model, start: number): number => Math.min(m.start, start) - 12 * HOUR;

/** Returns the next automatic change and when it happens; null if there is none. */
const nextChange = (m: Model): { at: number; does: (m: Model) => void } | null => {
  const all: { at: number; does: (m: Model) => void }[] = [];
  const add = (at: number, does: (m: Model) => void): void => {
    all.push({ at, does });
  };
  if (m.status === 'pending') add(15, () => cancel(m, 'hold_expired', 100));
  if (m.status === 'confirmed')
    add(Math.min((m.paidAt ?? 0) + 24 * HOUR, m.start - 6 * HOUR), () =>
      cancel(m, 'unanswered', 100),
    );
  if (m.status === 'upcoming')
    add(m.start - 2 * HOUR, () => {
      m.status = 'awaiting_start';
    });
  if (m.proposal)
    add(m.proposal.dueAt, () => {
      m.proposal = null;
    });
  const { substitution } = m;
  if (substitution)
    add(substitution.dueAt, () => {
      if (substitution.isAccepted) cancel(m, 'guide', 100);
      m.substitution = null;
    });
  if (m.status === 'upcoming' || STARTING.includes(m.status))
    add(m.end + 24 * HOUR, () => {
      if (m.traveler === m.guide) cancel(m, 'never_started', 100);
      else noShow(m, m.traveler ? 'no_show_guide' : 'no_show_traveler');
    });
  if (m.status === 'extend_requested' && m.asked)
    add(m.asked.since + (m.asked.paid ? 30 : 15), () => backToOngoing(m));
  if (m.status === 'extend_confirmed' && m.asked) add(m.asked.since + 15, () => takeEffect(m));
  if (RUNNING.includes(m.status)) add(m.end + 48 * HOUR, () => complete(m));
  if (m.status === 'disputed') add((m.disputedAt ?? 0) + 14 * 24 * HOUR, applyDeadline);
  if (m.settleAt !== null)
    add(m.settleAt, () => {
      m.settleAt = null;
      split(m, m.cancelKind === 'no_show_guide' ? m.depositCents : 0);
    });
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
};

/** Advances the clock and applies all changes that fall due, in order. */
export const advance = (m: Model, minutes: number): void => {
  m.now += minutes;
  for (let next = nextChange(m); next && next.at <= m.now; next = nextChange(m)) {
    next.does(m);
    closeProposal(m);
  }
};

/** A user action on the model; returns false if the action is not allowed now. */
type Step = (m: Model) => boolean;

const step =
  (isAllowed: (m: Model) => boolean, does: (m: Model) => void): Step =>
  (m) => {
    if (!isAllowed(m)) return false;
    does(m);
    closeProposal(m);
    return true;
  };

/**
 * Returns whether it is the day of the tour, which begins ten hours before the start, because the tour
 * starts at 10:00 in Tokyo.
 */
const startDay = (m: Model): boolean => m.now >= m.start - 10 * HOUR && m.now < m.start + 14 * HOUR;
const isGuideFree = (m: Model, minutes: number): boolean =>
  // The test guide works until 18:00, eight hours after the start.
  m.end + minutes <= m.start + 8 * HOUR;
const fee = (m: Model, minutes: number): number =>
  Math.round(m.totalCents / 100 / (m.bookedMinutes / 60)) * 100 * (minutes / 60);

const requestsExtension = (minutes: number): Step =>
  step(
    (m) =>
      m.status === 'ongoing' &&
      m.now < m.end &&
      m.extensions < 2 &&
      m.unpaid < 6 &&
      isGuideFree(m, minutes),
    (m) => {
      m.asked = { minutes, feeCents: fee(m, minutes), since: m.now, paid: false };
      m.status = 'extend_requested';
    },
  );

/**
 * "Start without signal": enters a code that was scanned `ago` minutes ago. It is valid if it was scanned
 * between two hours before the start and the end of the tour, at most a day ago.
 */
const entersCode = (ago: number): Step =>
  step(
    (m) => {
      const enteredAt = m.now - ago;
      const counts = enteredAt >= m.start - 2 * HOUR && enteredAt < m.end && ago <= 24 * HOUR;
      return counts && (STARTING.includes(m.status) || (canDispute(m) && isReportedSince(m, ago)));
    },
    (m) => {
      const waits = STARTING.includes(m.status);
      m.traveler = true;
      m.guide = true;
      if (waits) m.status = 'ongoing';
      else dispute(m);
    },
  );
const isReportedSince = (m: Model, ago: number): boolean =>
  isNoShow(m) && m.endedAt !== null && m.now - ago < m.endedAt;

/**
 * "Disputes": returns true if the traveler or the guide can open a dispute, or contest a no-show with a
 * code.
 */
const canDispute = (m: Model): boolean => {
  if (m.disputedAt !== null) return false;
  if (RUNNING.includes(m.status)) return true;
  if (STARTING.includes(m.status)) return m.now >= m.start;
  const ended = m.status === 'completed' || (m.status === 'cancelled' && isNoShow(m));
  return ended && m.endedAt !== null && m.now < m.endedAt + 72 * HOUR;
};
/** The user who reported a no-show cannot contest it. */
const opensDispute = (reported: NonNullable<Model['cancelKind']>): Step =>
  step((m) => canDispute(m) && !(m.status === 'cancelled' && m.cancelKind === reported), dispute);
const isDisputed = (m: Model): boolean => m.status === 'disputed';

/** Proposes a tour of `minutes`, `later` minutes later. */
const proposes = (by: Side, minutes: number, later: number): Step =>
  step(
    (m) =>
      m.status === 'upcoming' &&
      m.substitution === null &&
      (m.proposal === null || (m.proposal.by === by && !m.proposal.isAccepted)) &&
      (isInWeather(m) || (m.proposals < 6 && m.changes < 3)) &&
      m.start - m.now > 24 * HOUR &&
      (minutes !== m.bookedMinutes || later > 0),
    (m) => {
      const start = m.start + later;
      m.proposals += isInWeather(m) ? 0 : 1;
      m.proposal = {
        by,
        start,
        minutes,
        at: m.now,
        dueAt: Math.min(m.now + 24 * HOUR, lastCall(m, start)),
        isAccepted: false,
        acceptedAt: null,
        // The full refund, as far as earlier changes allow it.
        percent: isInWeather(m) ? m.cap : shareOfStart(m),
      };
    },
  );
const isToAnswerBy = (m: Model, as: Side): boolean =>
  m.proposal !== null && m.proposal.by !== as && !m.proposal.isAccepted;
const acceptsChange = (as: Side): Step =>
  step(
    (m) => isToAnswerBy(m, as),
    (m) => {
      if (!m.proposal) return;
      const { by, start, minutes } = m.proposal;
      if (depositFor(minutes) <= m.depositCents) return applyChange(m);
      const dueAt = by === 'guide' ? m.now + 15 : Math.min(m.now + 24 * HOUR, lastCall(m, start));
      m.proposal = { ...m.proposal, isAccepted: true, acceptedAt: m.now, dueAt };
    },
  );
const declinesChange = (as: Side): Step =>
  step(
    (m) => isToAnswerBy(m, as),
    (m) => {
      if (as === 'traveler' && m.proposal)
        m.freeUntil = Math.max(m.freeUntil ?? 0, Math.min(m.proposal.at + 48 * HOUR, m.start));
      m.proposal = null;
    },
  );

/** An unpaid hold is cancelled as usual. */
const isFreeByWeather = (m: Model): boolean => m.paidAt !== null && isInWeather(m);

const isSubstituteProposed = (m: Model): boolean => m.substitution?.isAccepted ?? false;
/** "Substitute guide": the guide cannot come, whatever the policy says. */
const declinesSubstitute = (m: Model): void => cancel(m, isInWeather(m) ? 'weather' : 'guide', 100);
const refusesToTakeOver = step(
  (m) => m.substitution?.isAccepted === false,
  (m) => {
    m.substitution = null;
  },
);

/** Every user action, by name. */
export const STEPS = {
  'traveler pays': step(
    (m) => m.status === 'pending',
    (m) => {
      m.status = m.instant ? 'upcoming' : 'confirmed';
      m.accepted = m.instant;
      m.paidAt = m.now;
    },
  ),
  'guide accepts': step(
    (m) => m.status === 'confirmed',
    (m) => {
      m.status = 'upcoming';
      m.accepted = true;
    },
  ),
  'guide rejects': step(
    (m) => m.status === 'confirmed',
    (m) => cancel(m, 'rejected', 100),
  ),
  'traveler cancels': step(
    (m) => BEFORE_TOUR.includes(m.status),
    (m) => {
      if (isSubstituteProposed(m)) return declinesSubstitute(m);
      return isFreeByWeather(m) ? cancel(m, 'weather', 100) : cancel(m, 'traveler', tier(m));
    },
  ),
  'guide cancels': step(
    (m) => BEFORE_TOUR.includes(m.status),
    (m) => cancel(m, isFreeByWeather(m) ? 'weather' : 'guide', 100),
  ),
  'staff declares bad weather': step(
    (m) => m.weather === null && BEFORE_TOUR.includes(m.status) && m.now < m.start,
    (m) => {
      const isNotified = m.status !== 'pending';
      m.weather = {
        day: getDay(m.start),
        at: m.now,
        isNotified,
        endedAt: null,
        endedInEffect: false,
      };
    },
  ),
  'staff ends the bad weather': step(
    (m) => m.weather !== null && m.weather.endedAt === null,
    (m) => {
      const endedInEffect = isFreeByWeather(m);
      if (m.weather) m.weather = { ...m.weather, endedAt: m.now, endedInEffect };
    },
  ),
  'traveler proposes an hour more': proposes('traveler', 240, 0),
  'guide proposes an hour less': proposes('guide', 120, 0),
  'traveler proposes a day later': proposes('traveler', 180, 24 * HOUR),
  'guide proposes a day later': proposes('guide', 180, 24 * HOUR),
  'traveler accepts the change': acceptsChange('traveler'),
  'guide accepts the change': acceptsChange('guide'),
  'traveler declines the change': declinesChange('traveler'),
  'guide declines the change': declinesChange('guide'),
  'traveler withdraws the change': step(
    (m) => m.proposal !== null && (m.proposal.by === 'traveler' || m.proposal.isAccepted),
    (m) => {
      m.proposal = null;
    },
  ),
  'traveler pays for the change': step((m) => m.proposal?.isAccepted ?? false, applyChange),
  'guide asks a colleague to take over': step(
    (m) =>
      m.status === 'upcoming' &&
      m.substitution === null &&
      m.proposal === null &&
      m.asks < 3 &&
      m.start - m.now > 8 * HOUR,
    (m) => {
      m.asks += 1;
      const dueAt = Math.min(m.now + 12 * HOUR, m.start - 7 * HOUR);
      m.substitution = { isAccepted: false, dueAt };
    },
  ),
  'the colleague accepts': step(
    (m) => m.substitution?.isAccepted === false,
    (m) => {
      const dueAt = Math.min(m.now + 12 * HOUR, m.start - 6 * HOUR);
      m.substitution = { isAccepted: true, dueAt };
    },
  ),
  'the colleague refuses': refusesToTakeOver,
  'guide withdraws the request to the colleague': refusesToTakeOver,
  'traveler agrees to the substitute': step(isSubstituteProposed, (m) => {
    m.substitution = null;
    m.freeUntil = null;
    m.isHandedOver = true;
  }),
  'traveler declines the substitute': step(isSubstituteProposed, declinesSubstitute),
  'traveler confirms the start': step(
    (m) =>
      (m.status === 'upcoming' && startDay(m) && !isSubstituteProposed(m)) ||
      (m.status === 'awaiting_start' && !m.traveler) ||
      m.status === 'start_confirmed',
    (m) => {
      m.traveler = true;
      m.status = m.guide ? 'ongoing' : 'awaiting_start';
    },
  ),
  'guide confirms the start': step(
    (m) => m.status === 'awaiting_start' && m.now >= m.start - 2 * HOUR,
    (m) => {
      m.guide = true;
      m.status = m.traveler ? 'ongoing' : 'start_confirmed';
    },
  ),
  'traveler enters the start code': entersCode(0),
  'guide enters the start code': entersCode(0),
  'a code of an hour ago arrives from the traveler': entersCode(HOUR),
  'a code of two hours ago arrives from the guide': entersCode(2 * HOUR),
  'traveler reports a no-show': step(
    (m) => m.status === 'awaiting_start' && m.traveler && m.now >= m.start + HOUR,
    (m) => noShow(m, 'no_show_guide'),
  ),
  'guide reports a no-show': step(
    (m) => m.status === 'start_confirmed' && m.now >= m.start + HOUR,
    (m) => noShow(m, 'no_show_traveler'),
  ),
  'traveler asks for half an hour more': requestsExtension(30),
  'traveler asks for two hours more': requestsExtension(120),
  'traveler pays the fee': step(
    (m) => m.status === 'extend_requested' && m.asked?.paid === false,
    (m) => {
      if (m.asked) m.asked = { ...m.asked, paid: true, since: m.now };
    },
  ),
  'traveler withdraws the extension': step(
    (m) => m.status === 'extend_requested' && m.asked?.paid === false,
    (m) => {
      backToOngoing(m);
    },
  ),
  'guide agrees to the extension': step(
    (m) => m.status === 'extend_requested' && m.asked?.paid === true,
    (m) => {
      if (m.asked) m.asked = { ...m.asked, since: m.now };
      m.status = 'extend_confirmed';
    },
  ),
  'guide declines the extension': step(
    (m) => m.status === 'extend_requested' && m.asked?.paid === true,
    (m) => {
      backToOngoing(m);
    },
  ),
  'traveler confirms the extension': step((m) => m.status === 'extend_confirmed', takeEffect),
  'traveler completes': step(
    (m) => RUNNING.includes(m.status),
    (m) => complete(m),
  ),
  'traveler opens a dispute': opensDispute('no_show_guide'),
  'guide opens a dispute': opensDispute('no_show_traveler'),
  'staff decides: completed, nothing back': step(isDisputed, decide('completed', 0)),
  'staff decides: completed, a third back': step(isDisputed, decide('completed', 33)),
  'staff decides: cancelled, half back': step(isDisputed, decide('cancelled', 50)),
  'staff decides: cancelled, all back': step(isDisputed, decide('cancelled', 100)),
  'guide completes': step(
    (m) => RUNNING.includes(m.status) && m.now >= m.end,
    (m) => complete(m),
  ),
  'guide withdraws': step(
    (m) =>
      m.instant &&
      m.status === 'upcoming' &&
      m.now - (m.paidAt ?? 0) <= HOUR &&
      m.changedAt === null &&
      !m.isHandedOver,
    (m) => cancel(m, 'instant_withdrawn', 100),
  ),
} satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];

/** Returns the actions that are allowed now. */
export const possibleSteps = (m: Model): StepName[] =>
  STEP_NAMES.filter((name) => STEPS[name](structuredClone(m)));

/** Returns how many minutes it takes at most until everything has ended and been paid out. */
export const minutesUntilAllEnded = (m: Model): number =>
  hasEnded(m) && m.settleAt === null ? 0 : Math.max(m.end - m.now, 0) + 30 * 24 * HOUR;
