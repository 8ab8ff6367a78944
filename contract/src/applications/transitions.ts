import type { ApplicationState } from './entities.ts';
import { mayReapplyAt } from './guide-status.ts';

/**
 * What moves an application on, and from where (docs/product/applications.md, "States"). A rejected one
 * is edited again, as a draft, once its time is over: `mayEdit` tells.
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

/** Where this step leads from there; null where it is not open. */
export const stateAfter = (
  from: ApplicationState,
  step: ApplicationStep,
): Exclude<ApplicationState, 'none'> | null => {
  const table: Partial<Record<ApplicationState, Exclude<ApplicationState, 'none'>>> =
    TRANSITIONS[step];
  return table[from] ?? null;
};

/** Whether its applicant may change the answers now. */
export const mayEdit = (
  state: ApplicationState,
  decidedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): boolean => {
  if (stateAfter(state, 'save') === null) return false;
  if (state !== 'rejected' || decidedAt === null) return true;
  return Temporal.Instant.compare(now, mayReapplyAt(decidedAt)) > 0;
};
