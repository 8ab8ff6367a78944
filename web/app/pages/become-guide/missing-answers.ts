import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  incompleteFields,
  monthInJapan,
  type PresentMonth,
} from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';

export const currentMonth = (): PresentMonth => monthInJapan(Temporal.Now.instant());

/** The errors that block a submission. */
export const missingOf = (answers: ApplicationAnswers): ApplicationField[] =>
  incompleteFields(answers, currentMonth());
