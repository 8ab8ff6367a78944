import type { ApplicationState } from './entities.ts';
import { getReapplicationTime } from './reapplication.ts';

/**
 * The state transitions of an application (docs/product/applications.md, "States"). After a waiting period,
 * a rejected application can be edited again as a draft; see `canEdit`.
 */
const TRANSITIONS = {
  save: {
    none: 'draft',
    draft: 'draft',
    changes_requested: 'changes_requested',
    rejected: 'draft',
  },
  submit: { draft: 'submitted', changes_requested: 'submitted' },
  take: { submitted: 'in_review' },
  changes_requested: { in_review: 'changes_requested' },
  approved: { in_review: 'approved' },
  rejected: { in_review: 'rejected' },
} as const satisfies Record<string, Partial<Record<ApplicationState, ApplicationState>>>;

export type ApplicationStep = keyof typeof TRANSITIONS;

/** Returns the state after a step; null if the step is not allowed. */
export const findStatusAfterStep = (
  from: ApplicationState,
  step: ApplicationStep,
): Exclude<ApplicationState, 'none'> | null => {
  const table: Partial<Record<ApplicationState, Exclude<ApplicationState, 'none'>>> =
    TRANSITIONS[step];
  return table[from] ?? null;
};

/** Returns whether the applicant can edit the answers now. */
export const canEdit = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean => {
  if (findStatusAfterStep(state, 'save') === null) return false;
  if (state !== 'rejected' || decidedAt === null) return true;
  return Temporal.Instant.compare(now, getReapplicationTime(decidedAt)) > 0;
};
