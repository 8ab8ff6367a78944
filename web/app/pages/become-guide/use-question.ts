import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { AnswerFault } from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';
import { useController } from 'react-hook-form';
import { useTranslation } from '../../translation/use-translation.ts';
import { faultText } from './fault-words.ts';

/** A field of the form: its label, error and value. */
export const useQuestion = <Name extends ApplicationField>(name: Name) => {
  const { t } = useTranslation('applications');
  const { field, fieldState } = useController<ApplicationAnswers, Name>({ name });
  const fault = fieldState.error?.message as AnswerFault | undefined;
  return {
    field,
    label: t(`applications.fields.${name as ApplicationField}`),
    error: fault ? faultText(name, fault, t) : undefined,
  };
};
