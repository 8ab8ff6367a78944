import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';
import { createContext, use } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { getProblemText } from './problem-words.ts';
import type { Answers } from './use-answers.ts';

/** The answers, and a function that changes and saves one of them. */
export const AnswersContext = createContext<(Answers & { answer: Answers['set'] }) | null>(null);

/** Returns a field of the form: its label, error and value. */
export const useQuestion = <Name extends ApplicationField>(name: Name) => {
  const { t } = useTranslation('applications');
  const answers = use(AnswersContext);
  if (!answers) throw new Error('outside the application form');
  const problem = answers.problemOf(name);
  return {
    field: {
      name,
      value: answers.values[name],
      onChange: (value: ApplicationAnswers[Name]): void => answers.answer(name, value),
      onBlur: (): void => answers.touch(name),
      ref: (control: HTMLElement | null): void => {
        answers.controls.current[name] = control;
      },
    },
    label: t(`applications.fields.${name as ApplicationField}`),
    error: problem ? getProblemText(name, problem, t) : undefined,
  };
};
