import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  answerFault,
  incompleteFields,
  monthInJapan,
} from '@tomoguide/contract/applications/completeness';
import { APPLICATION_FIELDS, type ApplicationField } from '@tomoguide/contract/applications/fields';
import type { FieldErrors, Resolver } from 'react-hook-form';

const present = () => monthInJapan(Temporal.Now.instant());

/** A resolver for the form library; uses the same rules as the server. */
export const resolveAnswers: Resolver<ApplicationAnswers> = (values) => {
  const errors = Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const fault = answerFault(field, values, present());
      return fault ? [[field, { type: fault, message: fault }]] : [];
    }),
  ) as FieldErrors<ApplicationAnswers>;
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The errors that block a submission. */
export const missingOf = (answers: ApplicationAnswers): ApplicationField[] =>
  incompleteFields(answers, present());
