import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  type AnswerProblem,
  findAnswerProblem,
} from '@tomoguide/contract/applications/completeness';
import type { ApplicationField } from '@tomoguide/contract/applications/fields';
import { useRef, useState } from 'react';
import { getCurrentDay } from './missing-answers.ts';

/** Holds the answers on all pages of the form. */
export const useAnswers = (initial: ApplicationAnswers) => {
  const [values, setValues] = useState(initial);
  // A ref, because a save reads and changes the answers between renders.
  const latest = useRef(initial);
  const [touched, setTouched] = useState<ReadonlySet<ApplicationField>>(new Set());
  const controls = useRef<Partial<Record<ApplicationField, HTMLElement | null>>>({});
  return {
    values,
    get: (): ApplicationAnswers => latest.current,
    set: <Name extends ApplicationField>(name: Name, value: ApplicationAnswers[Name]): void => {
      latest.current = { ...latest.current, [name]: value };
      setValues(latest.current);
    },
    /** Returns the error to show; null until the user has left the field. */
    problemOf: (name: ApplicationField): AnswerProblem | null =>
      touched.has(name) ? findAnswerProblem(name, values, getCurrentDay()) : null,
    touch: (name: ApplicationField): void => setTouched((before) => new Set([...before, name])),
    /** The first control of each field on the page. */
    controls,
  };
};

export type Answers = ReturnType<typeof useAnswers>;
