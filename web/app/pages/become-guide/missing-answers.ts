import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  getMonthInJapan,
  listIncompleteFields,
  type PresentMonth,
} from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';

export const getCurrentMonth = (): PresentMonth => getMonthInJapan(Temporal.Now.instant());

/** Returns the fields whose missing or invalid answers block a submission. */
export const listMissingAnswers = (answers: ApplicationAnswers): ApplicationField[] =>
  listIncompleteFields(answers, getCurrentMonth());
