import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { countAnswers } from '@tomoguide/contract/applications/completeness';
import {
  FORM_PAGE_NAMES,
  type FormPage,
  getFieldPage,
} from '@tomoguide/contract/applications/fields';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { Check } from '../../ui/icons.ts';
import { getCurrentDay, listMissingAnswers } from './missing-answers.ts';

export const STEPS = [...FORM_PAGE_NAMES, 'preview'] as const;
export type Step = FormPage | 'preview';

export const getStepPath = (step: Step): string => `/become-guide?page=${step}`;

/** Returns the step that the URL names. Older links contain its number instead. */
export const parseStep = (page: string | null): Step =>
  STEPS.find((step, index) => page === step || page === String(index + 1)) ?? STEPS[0];

const STYLE =
  'tabular grid size-8 shrink-0 place-content-center rounded-full font-semibold text-sm';

/** The five steps of the form, with the progress of each step and of the whole form. */
export const Steps = ({ current, answers }: { current: Step; answers: ApplicationAnswers }) => {
  const { t } = useTranslation('application-form', 'applications');
  const missing = listMissingAnswers(answers);
  const { done, total } = countAnswers(answers, getCurrentDay());
  const missingAnswersOn = (step: Step) =>
    step === 'preview'
      ? missing.length
      : missing.filter((field) => getFieldPage(field) === step).length;
  const note = (step: Step) => {
    const count = missingAnswersOn(step);
    return count === 0
      ? t('application-form.complete')
      : t('application-form.missingOnPage', { count });
  };
  return (
    <div className="grid gap-3">
      <nav aria-label={t('application-form.steps')}>
        <ol className="flex justify-between gap-1">
          {STEPS.map((step, index) => (
            <li key={step}>
              <Link
                to={getStepPath(step)}
                replace
                aria-current={step === current ? 'step' : undefined}
                className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-1 text-ink-soft no-underline hover:text-ink aria-[current]:text-action"
              >
                <span
                  aria-hidden="true"
                  className={`${STYLE} ${step === current ? 'bg-action text-on-action' : 'bg-sunken'}`}
                >
                  {step !== 'preview' && missingAnswersOn(step) === 0 ? (
                    <Check className="size-4" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={step === current ? 'max-lg:text-sm' : 'max-lg:sr-only'}>
                  {t(`applications.pages.${step}`)}
                </span>
                <span className="sr-only">, {note(step)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <progress
        aria-label={t('application-form.done', { done, total })}
        className="block h-1.5 w-full"
        max={total}
        value={done}
      />
      <p className="tabular flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{t('application-form.done', { done, total })}</span>
        {current === 'preview' ? null : (
          <span>{t('application-form.onThisPage', { note: note(current) })}</span>
        )}
      </p>
    </div>
  );
};
