import type { AnswerFault } from '@tomoguide/contract/applications/completeness';
import {
  type ApplicationField,
  NUMBER_BOUNDS,
  TEXT_BOUNDS,
} from '@tomoguide/contract/applications/fields';

const BOUNDS: Partial<Record<ApplicationField, { min: number; max: number }>> = {
  ...NUMBER_BOUNDS,
  ...TEXT_BOUNDS,
};

type Say = (key: `faults.${AnswerFault}`, values?: { min?: number; max?: number }) => string;

/** The error text of an answer, with the limits of its field. */
export const faultWords = (field: ApplicationField, fault: AnswerFault, say: Say): string =>
  say(`faults.${fault}`, BOUNDS[field] ?? {});
