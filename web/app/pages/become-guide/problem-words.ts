import type { AnswerProblem } from '@tomoguide/contract/applications/completeness';
import {
  type ApplicationField,
  NUMBER_BOUNDS,
  TEXT_BOUNDS,
} from '@tomoguide/contract/applications/fields';
import type { Translate } from '@tomoguide/contract/words/keys';

const BOUNDS: Partial<Record<ApplicationField, { min: number; max: number }>> = {
  ...NUMBER_BOUNDS,
  ...TEXT_BOUNDS,
};

/** Returns the error text of an answer, with the limits of its field. */
export const getProblemText = (
  field: ApplicationField,
  problem: AnswerProblem,
  t: Translate<'applications'>,
): string => {
  const { min = 0, max = 0 } = BOUNDS[field] ?? {};
  return t(`applications.faults.${problem}`, { min, max });
};
