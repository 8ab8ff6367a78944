import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { FORM_PAGE_NAMES, getFieldPage } from '@tomoguide/contract/applications/fields';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { useForm, useValues } from '../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../lib/api-error.ts';
import { AnswerList } from '../../parts/applications/answers/answer-list.tsx';
import { useSubmitApplication } from '../../parts/applications/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { showToast } from '../../ui/toast.ts';
import { listMissingAnswers } from './missing-answers.ts';
import { getStepPath } from './steps.tsx';

interface Props {
  answers: ApplicationAnswers;
  files: readonly StoredFile[];
  /** Saves unsaved changes, and resolves to whether that succeeded. */
  flush: () => Promise<boolean>;
  /** Fetches and merges changes that were saved on another device. */
  takeLatest: () => Promise<void>;
  revision: () => number;
}

/** Why a submission failed, as a translation key. */
type Failure = 'application-form.notSaved' | 'application-form.readAgain' | `errors.${ErrorCode}`;

const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'APPLICATION_CHANGED';

/** Lists the missing answers in form order, page by page. */
const MissingAnswers = ({ answers }: { answers: ApplicationAnswers }) => {
  const { t } = useTranslation('applications');
  const id = useId();
  const missing = listMissingAnswers(answers);
  if (missing.length === 0) return null;
  // The form asks for year and month in one question.
  const named = missing.includes('residenceYear')
    ? missing.filter((field) => field !== 'residenceMonth')
    : missing;
  const pages = FORM_PAGE_NAMES.filter((page) =>
    named.some((field) => getFieldPage(field) === page),
  );
  return (
    <Card className="grid gap-2" data-missing>
      <h3 className="font-semibold">{t('applications.incomplete')}</h3>
      {pages.map((page) => (
        <div key={page}>
          <p id={`${id}-${page}`} className="pt-1 text-ink-soft text-sm">
            {t(`applications.pages.${page}`)}
          </p>
          <ul aria-labelledby={`${id}-${page}`} className="flex flex-wrap gap-x-4">
            {named
              .filter((field) => getFieldPage(field) === page)
              .map((field) => (
                <li key={field}>
                  <Link
                    to={`${getStepPath(page)}&field=${field}`}
                    className="inline-flex min-h-11 items-center text-action"
                  >
                    {field === 'residenceYear'
                      ? t('applications.residence')
                      : t(`applications.fields.${field}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Card>
  );
};

/** Shows the whole application for review, lists what is missing, and submits it. */
export const Preview = ({ answers, files, flush, takeLatest, revision }: Props) => {
  const { t } = useTranslation('application-form', 'applications', 'errors');
  const submitApplication = useSubmitApplication();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);

  /**
   * Handles a submission that was rejected because the answers changed elsewhere: shows the new answers
   * instead of submitting them.
   */
  const getFailure = async (error: unknown): Promise<Failure> => {
    if (!isChanged(error)) return `errors.${getErrorCode(error)}`;
    try {
      await takeLatest();
      return 'application-form.readAgain';
    } catch (lost) {
      return `errors.${getErrorCode(lost)}`;
    }
  };
  const form = useForm({
    state: useValues({ declared: false }),
    validate: ({ declared }) => ({
      answers: listMissingAnswers(answers).length > 0 ? t('applications.incomplete') : undefined,
      declared: declared ? undefined : t('application-form.declarationMissing'),
    }),
    onInvalid: () => setFailure(null),
    send: async () => {
      setFailure(null);
      try {
        if (!(await flush())) return setFailure('application-form.notSaved');
        await submitApplication.mutateAsync({ revision: revision(), declaration: true });
        showToast({
          tone: 'success',
          title: t('application-form.submitted'),
          description: t('application-form.submittedHint'),
        });
        navigate('/application-status');
      } catch (error) {
        setFailure(await getFailure(error));
      }
    },
  });
  const { errors, busy } = form;

  return (
    <form noValidate className="grid gap-6" onSubmit={form.submit}>
      <p className="text-ink-soft">{t('application-form.previewLead')}</p>
      <MissingAnswers answers={answers} />
      {FORM_PAGE_NAMES.map((page) => (
        <Card key={page} className="grid gap-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="font-semibold text-lg">{t(`applications.pages.${page}`)}</h3>
            <Link to={getStepPath(page)} className="inline-flex min-h-11 items-center">
              <span aria-hidden="true">{t('application-form.edit')}</span>
              <span className="sr-only">
                {t('application-form.editPage', { page: t(`applications.pages.${page}`) })}
              </span>
            </Link>
          </div>
          <AnswerList page={page} answers={answers} files={files} />
        </Card>
      ))}
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{t('application-form.declarationTitle')}</legend>
        <Checkbox
          label={t('application-form.declaration')}
          checked={form.values.declared}
          aria-invalid={errors.declared ? true : undefined}
          aria-describedby={errors.declared ? 'declaration-missing' : undefined}
          onChange={({ target }) => form.change({ declared: target.checked })}
        />
        {errors.declared ? (
          <p id="declaration-missing" role="alert" className="text-danger text-sm">
            {errors.declared}
          </p>
        ) : null}
      </fieldset>
      <FormAlert
        title={t('application-form.submitFailed')}
        message={errors.answers ?? (failure && t(failure))}
      />
      <Button type="submit" className="justify-self-start" busy={busy}>
        {busy ? t('application-form.submitting') : t('application-form.submit')}
      </Button>
    </form>
  );
};
