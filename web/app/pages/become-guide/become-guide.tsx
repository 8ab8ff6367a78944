import { type ReactNode, Suspense, useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import { ApplicantOnly, ApplicationSkeleton } from '../../parts/applications/applicant-only.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Gate } from './gate/gate.tsx';

const fetchForm = () => import('./application-form.tsx');

/** Loaded only for applicants: the form has three times as much code as the rest of a visitor's page. */
const ApplicationForm = lazyPart(async () => (await fetchForm()).ApplicationForm);

const FRAME = 'mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-6';

const PageFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('application-form');
  return (
    <div className={FRAME}>
      <div className="grid gap-2">
        <h1 className="font-bold text-3xl tracking-tight">{t('application-form.title')}</h1>
        <p className="text-balance text-ink-soft">{t('application-form.lead')}</p>
      </div>
      {children}
    </div>
  );
};

/** Shows the form while answers can be changed, otherwise the status of the application. */
const OwnApplication = () => {
  const { t } = useTranslation('application-form');
  // Starts loading the form together with the application rather than after it.
  useEffect(() => void fetchForm().catch(() => {}), []);
  return (
    <ApplicantOnly>
      {(application) => {
        if (application.editable)
          return (
            <Suspense fallback={<ApplicationSkeleton />}>
              <ApplicationForm application={application} />
            </Suspense>
          );
        if (application.status === 'approved')
          return (
            <EmptyState
              title={t('application-form.isGuide')}
              actions={<LinkButton to="/guide">{t('application-form.toGuide')}</LinkButton>}
            />
          );
        return (
          <EmptyState
            title={t('application-form.notEditable')}
            actions={
              <LinkButton to="/application-status">{t('application-form.seeStatus')}</LinkButton>
            }
          >
            {t('application-form.notEditableHint')}
          </EmptyState>
        );
      }}
    </ApplicantOnly>
  );
};

/**
 * An applicant's form or, for visitors, what guiding offers. Before hydration, the browser itself shows one
 * of the two (lib/mark-member.ts).
 */
export const BecomeGuide = () => {
  const session = useSession();
  if (session)
    return (
      <PageFrame>
        <OwnApplication />
      </PageFrame>
    );
  return (
    <>
      <div className={session === undefined ? 'for-visitors' : undefined}>
        <Gate />
      </div>
      {session === undefined ? (
        <div className={`for-members ${FRAME}`}>
          <ApplicationSkeleton />
        </div>
      ) : null}
    </>
  );
};
