import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  getDayInJapan,
  listIncompleteFields,
  type PresentDay,
} from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';

export const getCurrentDay = (): PresentDay => getDayInJapan(Temporal.Now.instant());

/** Returns the fields whose missing or invalid answers block a submission. */
export const listMissingAnswers = (answers: ApplicationAnswers): ApplicationField[] =>
  listIncompleteFields(answers, getCurrentDay());
