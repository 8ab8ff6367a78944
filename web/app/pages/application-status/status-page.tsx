import { useQuery } from '@tanstack/react-query';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { countAnswers, getDayInJapan } from '@tomoguide/contract/applications/completeness';
import { FORM_PAGE_NAMES } from '@tomoguide/contract/applications/fields';
import { getReapplicationTime } from '@tomoguide/contract/applications/reapplication';
import { formatInstant, formatInstantWithZone } from '@tomoguide/contract/format';
import { Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { useSwitchRole } from '../../parts/accounts/use-switch-role.ts';
import { AnswerList } from '../../parts/applications/answers/answer-list.tsx';
import { ApplicantOnly } from '../../parts/applications/applicant-only.tsx';
import { guideStatusQuery } from '../../parts/applications/guide-status-watcher.tsx';
import { ownGuideQuery } from '../../parts/guides/own-guide/queries.ts';
import { Unlisted } from '../../parts/guides/unlisted.tsx';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Check, ChevronDown } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TeamText } from '../../ui/team-text.tsx';

const TONES: Readonly<Record<OwnApplication['status'], BadgeTone>> = {
  none: 'plain',
  draft: 'plain',
  submitted: 'action',
  in_review: 'action',
  changes_requested: 'warn',
  approved: 'good',
  rejected: 'seal',
};

const STEPS = ['submitted', 'in_review', 'decided'] as const;
const REACHED: Partial<Record<OwnApplication['status'], number>> = {
  submitted: 0,
  in_review: 1,
  changes_requested: 2,
  approved: 2,
  rejected: 2,
};

/** Shows how far the application has progressed. */
const Progress = ({ status }: Pick<OwnApplication, 'status'>) => {
  const { t } = useTranslation('application-status');
  const reached = REACHED[status];
  if (reached === undefined) return null;
  return (
    <ol className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className={`grid gap-1 border-t-4 pt-2 text-sm ${
            index <= reached ? 'border-action font-semibold' : 'border-line text-ink-soft'
          }`}
        >
          <span className="flex items-center gap-1">
            {index < reached ? <Check aria-hidden="true" className="size-4" /> : null}
            {t(`application-status.steps.${step}`)}
          </span>
          {index < reached ? (
            <span className="sr-only">{t('application-status.stepDone')}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
};

/** A button that opens the guide's start page in the guide's view. */
const ToGuide = () => {
  const { t } = useTranslation('application-status');
  const role = useSession()?.user.role;
  const { mutate: switchRole, isPending } = useSwitchRole();
  if (role === 'guide')
    return <LinkButton to="/guide">{t('application-status.toGuide')}</LinkButton>;
  return (
    <Button busy={isPending} onClick={() => switchRole('guide')}>
      {t('application-status.toGuide')}
    </Button>
  );
};

/** Shows what a new guide must still do before travelers can find them. */
const BeforeListing = () => {
  const { data: guide } = useQuery(ownGuideQuery());
  return guide ? <Unlisted guide={guide} /> : null;
};

/** Shows how much of the form is filled in. */
const Answered = ({ answers }: Pick<OwnApplication, 'answers'>) => {
  const { t } = useTranslation('application-status');
  const { done, total } = countAnswers(answers, getDayInJapan(Temporal.Now.instant()));
  return <p>{t('application-status.answered', { count: done, total })}</p>;
};

/** The applicant's next actions. */
const NextActions = ({ application }: { application: OwnApplication }) => {
  const { t } = useTranslation('application-status');
  const { status, editable } = application;
  if (status === 'approved') return <ToGuide />;
  if (!editable) return null;
  const words = {
    none: t('application-status.begin'),
    draft: t('application-status.resume'),
    changes_requested: t('application-status.change'),
    rejected: t('application-status.again'),
  };
  return (
    <LinkButton to="/become-guide">
      {words[status as keyof typeof words] ?? t('application-status.resume')}
    </LinkButton>
  );
};

const Times = ({ application }: { application: OwnApplication }) => {
  const { t } = useTranslation('application-status');
  const locale = useLocale();
  const { status, submittedAt, decidedAt, editable } = application;
  const zone = Temporal.Now.timeZoneId();
  if (status === 'none' || status === 'draft') return null;
  const reapply =
    status === 'rejected' && decidedAt && !editable
      ? formatInstantWithZone(
          getReapplicationTime(Temporal.Instant.from(decidedAt)).toString(),
          zone,
          locale,
        )
      : null;
  return (
    <div className="tabular grid gap-1 text-ink-soft text-sm">
      {submittedAt ? (
        <p>
          {t('application-status.submittedAt', { time: formatInstant(submittedAt, zone, locale) })}
        </p>
      ) : null}
      {decidedAt ? (
        <p>{t('application-status.decidedAt', { time: formatInstant(decidedAt, zone, locale) })}</p>
      ) : null}
      {reapply ? <p>{t('application-status.reapply', { time: reapply })}</p> : null}
      {status === 'rejected' && editable ? <p>{t('application-status.reapplyNow')}</p> : null}
    </div>
  );
};

const Status = ({ application }: { application: OwnApplication }) => {
  const { t } = useTranslation('application-status', 'applications');
  // Refetches the guide status, so that the header's links match this page.
  useQuery({ ...guideStatusQuery(useSession()?.user.id), staleTime: 0 });
  const { status, reason, answers, files } = application;
  const waits = status === 'submitted' || status === 'in_review';
  return (
    <div className="grid gap-6">
      <Card className="grid gap-4">
        <div>
          <Badge tone={TONES[status]}>{t(`applications.states.${status}`)}</Badge>
        </div>
        <Progress status={status} />
        <p className="text-balance text-lg">{t(`application-status.next.${status}`)}</p>
        {status === 'draft' ? <Answered answers={answers} /> : null}
        {status === 'approved' ? <BeforeListing /> : null}
        {reason ? <TeamText label={t('application-status.reason')}>{reason}</TeamText> : null}
        <Times application={application} />
        {waits ? (
          <p className="text-ink-soft text-sm">{t('application-status.willEmail')}</p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <NextActions application={application} />
          {status === 'rejected' ? (
            <Suspense fallback={null}>
              <SupportLink topic="application_rejected" tone="secondary" size="medium" />
            </Suspense>
          ) : null}
        </div>
      </Card>
      {status === 'none' ? null : (
        <details className="group rounded-2xl border border-line bg-surface p-5">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('application-status.yours')}
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-6 pt-4">
            {FORM_PAGE_NAMES.map((page) => (
              <section key={page} className="grid gap-3">
                <h2 className="font-semibold text-lg">{t(`applications.pages.${page}`)}</h2>
                <AnswerList page={page} answers={answers} files={files} />
              </section>
            ))}
          </div>
        </details>
      )}
    </div>
  );
};

/** Shows the status of the user's application, the next step, and the text from staff. */
export const StatusPage = () => (
  <ApplicantOnly>{(application) => <Status application={application} />}</ApplicantOnly>
);
