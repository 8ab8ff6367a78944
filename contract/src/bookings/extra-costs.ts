import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';
import { PARTIES, type Party } from './booking-facts.ts';
import type { BookingStatus } from './statuses.ts';
import { isAgreedAndLive } from './tickets.ts';

/** Extra costs that the two agree on for the day, paid on site (docs/product/bookings.md, "Extra costs"). */
export const EXTRA_COST_STATES = ['proposed', 'accepted', 'declined', 'withdrawn'] as const;
export type ExtraCostState = (typeof EXTRA_COST_STATES)[number];

/** `author`: the party that added the line; `other`: the other party. */
export type ExtraCostActor = 'author' | 'other';
export const EXTRA_COST_ACTIONS = ['accept', 'decline', 'withdraw'] as const;
export type ExtraCostAction = (typeof EXTRA_COST_ACTIONS)[number];

export interface ExtraCostStep {
  /** Null if the line does not exist yet. */
  readonly from: ExtraCostState | null;
  readonly event: 'propose' | ExtraCostAction;
  readonly by: ExtraCostActor;
  readonly to: ExtraCostState;
}

/** The table of steps. Any step that it does not list is rejected. */
export const EXTRA_COST_STEPS: readonly ExtraCostStep[] = [
  { from: null, event: 'propose', by: 'author', to: 'proposed' },
  { from: 'proposed', event: 'accept', by: 'other', to: 'accepted' },
  { from: 'proposed', event: 'decline', by: 'other', to: 'declined' },
  { from: 'proposed', event: 'withdraw', by: 'author', to: 'withdrawn' },
];

/** The action that `can` contains if the party can add a line now. */
export const ADD_EXTRA_COST = 'add_extra_cost';

/** Maximum number of lines of a booking that are proposed or accepted. */
export const EXTRA_COSTS_MAX = 10;
/** Maximum number of lines that one party can add, because each notifies the other party. */
export const EXTRA_COSTS_EVER = 30;
export const EXTRA_COST_NUMBER_MAX = PARTIES.length * EXTRA_COSTS_EVER;
/** Maximum length of a line's text, in code points. */
export const EXTRA_COST_TEXT_MAX = 100;
/** Maximum amount of a line, for the whole group. */
export const EXTRA_COST_YEN_MAX = 1_000_000;

const stored = {
  /** Lines are numbered from 1 within the booking. */
  number: z.int().check(z.positive()),
  by: z.enum(PARTIES),
  text: z.string(),
  /** For the whole group. */
  yen: z.int().check(z.positive()),
  at: Instant,
  state: z.enum(EXTRA_COST_STATES),
};

export const ExtraCost = z.object({
  ...stored,
  /** What the caller can do with the line now. */
  can: z.array(z.enum(EXTRA_COST_ACTIONS)),
});
export type ExtraCost = z.infer<typeof ExtraCost>;

/** A line as stored, with the ID that the client gave it. */
export type StoredExtraCost = Omit<ExtraCost, 'can'> & { id: string };

type Line = Pick<ExtraCost, 'by' | 'state'>;

/** Returns the step that `event` by this party causes; null if the table does not allow it. */
export const findExtraCostStep = (
  line: Line | null,
  event: ExtraCostStep['event'],
  party: Party,
): ExtraCostStep | null => {
  const by = line === null || line.by === party ? 'author' : 'other';
  const from = line?.state ?? null;
  return (
    EXTRA_COST_STEPS.find((step) => step.from === from && step.event === event && step.by === by) ??
    null
  );
};

/**
 * Returns what a party can do with a line now; nothing once the tour has ended. While a substitute is proposed,
 * none can be accepted: the substitute has agreed to the others only.
 */
export const getExtraCostActions = (
  line: Line,
  party: Party,
  { status, isSubstituteProposed }: { status: BookingStatus; isSubstituteProposed: boolean },
): ExtraCostAction[] =>
  isAgreedAndLive(status)
    ? EXTRA_COST_ACTIONS.filter(
        (action) =>
          !(isSubstituteProposed && action === 'accept') &&
          findExtraCostStep(line, action, party) !== null,
      )
    : [];

/** Returns whether the party can add another line. One party can't use up the lines of the other. */
export const hasRoomForExtraCost = (lines: readonly Line[], party: Party): boolean =>
  lines.filter(({ by }) => by === party).length < EXTRA_COSTS_EVER &&
  lines.filter(({ state }) => state === 'proposed' || state === 'accepted').length <
    EXTRA_COSTS_MAX;

/** Returns the accepted lines, which are paid on site. */
export const listAcceptedCosts = <Each extends Pick<ExtraCost, 'state'>>(
  lines: readonly Each[] = [],
): Each[] => lines.filter(({ state }) => state === 'accepted');

/** Returns what the accepted lines cost, in JPY. */
export const sumAcceptedCosts = (lines: readonly Pick<ExtraCost, 'state' | 'yen'>[] = []): number =>
  listAcceptedCosts(lines).reduce((sum, { yen }) => sum + yen, 0);
