import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { APPLICATION_FIELDS, getFieldPage } from '@tomoguide/contract/applications/fields';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AboutPage } from './about-page.tsx';
import { CharacterPage, SituationsPage, ToursPage } from './other-pages.tsx';
import { Preview } from './preview.tsx';
import { DeletedFilesNote, SaveNote } from './save-note.tsx';
import { getStepPath, parseStep, STEPS, type Step, Steps } from './steps.tsx';
import { useAnswers } from './use-answers.ts';
import { useAutosave } from './use-autosave.ts';
import { useQualificationUploads } from './use-qualification-uploads.ts';
import { AnswersContext } from './use-question.ts';

const RequestedChanges = ({ reason }: { reason: string }) => {
  const { t } = useTranslation('application-form');
  return (
    <Card className="grid gap-1 bg-warn-soft">
      <h2 className="font-semibold">{t('application-form.asksFor')}</h2>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
    </Card>
  );
};

/** The application form: four pages and a preview. The URL names the current page. */
export const ApplicationForm = ({ application }: { application: OwnApplication }) => {
  const { t } = useTranslation('application-form', 'applications');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const answers = useAnswers(application.answers);
  const { values } = answers;
  const { state, deletedFiles, setAnswer, ...saving } = useAutosave(answers, application);
  const { uploads, files } = useQualificationUploads(values, setAnswer, application.files);
  const step = parseStep(params.get('page'));
  const at = STEPS.indexOf(step);
  const title = useRef<HTMLHeadingElement>(null);

  const requestedField = APPLICATION_FIELDS.find((field) => field === params.get('field'));
  const arrive = useEffectEvent(() => {
    if (!requestedField || getFieldPage(requestedField) !== step) return;
    answers.touch(requestedField);
    answers.controls.current[requestedField]?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page or field is requested
  useEffect(() => arrive(), [step, requestedField]);

  const goToStep = (to: Step) => {
    navigate(getStepPath(to));
    title.current?.focus();
  };
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  const name = t(`applications.pages.${step}`);
  return (
    <AnswersContext value={{ ...answers, answer: setAnswer }}>
      <div className="grid gap-6">
        {application.reason && application.status === 'changes_requested' ? (
          <RequestedChanges reason={application.reason} />
        ) : null}
        <Steps current={step} answers={values} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={title} tabIndex={-1} className="font-bold text-2xl tracking-tight">
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">
              {t('application-form.stepOf', { number: at + 1, count: STEPS.length, page: name })}
            </span>
          </h2>
          <SaveNote state={state} />
        </div>
        <DeletedFilesNote files={deletedFiles} />
        {step === 'preview' ? (
          <Preview answers={values} files={files} {...saving} />
        ) : (
          <Card className="grid gap-6">
            {step === 'about' ? <AboutPage uploads={uploads} /> : null}
            {step === 'character' ? <CharacterPage /> : null}
            {step === 'situations' ? <SituationsPage /> : null}
            {step === 'tours' ? <ToursPage /> : null}
          </Card>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {before ? (
            <Button tone="secondary" onClick={() => goToStep(before)}>
              {t('application-form.back')}
            </Button>
          ) : null}
          {after ? (
            <Button className="ml-auto" onClick={() => goToStep(after)}>
              {after === 'preview' ? t('application-form.toPreview') : t('application-form.next')}
            </Button>
          ) : null}
        </div>
      </div>
    </AnswersContext>
  );
};
