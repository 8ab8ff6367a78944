import { useQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { OwnIdentity } from '@tomoguide/contract/applications/identity';
import { formatDay, formatInstant, getDayInZone } from '@tomoguide/contract/format';
import { Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { FileList } from '../../parts/files/viewer/file-list.tsx';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BadgeCheck } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TeamText } from '../../ui/team-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { IdentityForm } from './identity-form.tsx';
import { ownIdentityQuery } from './queries.ts';

const TONES: Readonly<Record<OwnIdentity['status'], BadgeTone>> = {
  unverified: 'plain',
  pending: 'action',
  verified: 'good',
  rejected: 'seal',
};

const Times = ({ identity }: { identity: OwnIdentity }) => {
  const { t } = useTranslation('identity');
  const locale = useLocale();
  const zone = Temporal.Now.timeZoneId();
  const { status, submittedAt, decidedAt, filesKeptUntil, nextTryAt } = identity;
  const at = (time: string) => formatInstant(time, zone, locale);
  return (
    <div className="tabular grid gap-1 text-ink-soft text-sm">
      {submittedAt ? <p>{t('identity.submittedAt', { time: at(submittedAt) })}</p> : null}
      {decidedAt ? (
        <p>
          {t(status === 'verified' ? 'identity.verifiedAt' : 'identity.rejectedAt', {
            time: at(decidedAt),
          })}
        </p>
      ) : null}
      {filesKeptUntil ? (
        <p>
          {t('identity.erasedOn', { day: formatDay(getDayInZone(filesKeptUntil, zone), locale) })}
        </p>
      ) : null}
      {nextTryAt ? (
        <p className="text-base text-warn">{t('identity.tooMany', { time: at(nextTryAt) })}</p>
      ) : null}
    </div>
  );
};

/** Shows the status of the check, and the text from staff. */
const State = ({ identity }: { identity: OwnIdentity }) => {
  const { t } = useTranslation('identity');
  const { status, reason, verifiedName, document, selfie } = identity;
  const files = document && selfie ? [document, selfie] : [];
  return (
    <Card className="grid gap-4">
      <div>
        <Badge tone={TONES[status]}>
          {status === 'verified' ? <BadgeCheck aria-hidden="true" className="size-4" /> : null}
          {t(`identity.states.${status}`)}
        </Badge>
      </div>
      <p className="text-balance text-lg">{t(`identity.next.${status}`)}</p>
      {reason ? <TeamText label={t('identity.reason')}>{reason}</TeamText> : null}
      {verifiedName ? (
        <p className="wrap-anywhere">
          <Unbroken names={[verifiedName]}>
            {t('identity.nameOnDocument', { name: verifiedName })}
          </Unbroken>
        </p>
      ) : null}
      {files.length > 0 ? (
        <div className="grid gap-2">
          <h2 className="font-semibold text-sm">{t('identity.yours')}</h2>
          <FileList files={files} names={[t('identity.document'), t('identity.selfie')]} />
        </div>
      ) : null}
      <Times identity={identity} />
      {status === 'rejected' ? (
        <Suspense fallback={null}>
          <SupportLink
            topic="identity_failed"
            tone="secondary"
            size="medium"
            className="justify-self-start"
          />
        </Suspense>
      ) : null}
    </Card>
  );
};

const PageSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-32 rounded-2xl" />
    <Skeleton className="h-64 rounded-2xl" />
  </div>
);

const LoadedIdentity = () => {
  const { t } = useTranslation('identity');
  const identity = useQuery(ownIdentityQuery());
  if (identity.isPending) return <PageSkeleton />;
  if (identity.isLoadingError)
    return <ErrorState title={t('identity.loadError')} onRetry={() => identity.refetch()} />;
  const { status, nextTryAt } = identity.data;
  const canSubmit = (status === 'unverified' || status === 'rejected') && nextTryAt === null;
  return (
    <div className="grid gap-8">
      <State identity={identity.data} />
      {canSubmit ? <IdentityForm status={status} /> : null}
    </div>
  );
};

/**
 * Shows whether the user's identity is verified, and the form for the two pictures, or a login link for
 * visitors.
 */
export const IdentityPage = () => {
  const { t } = useTranslation('identity');
  const session = useSession();
  if (session === undefined) return <PageSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('identity.logInFirst')}
        actions={
          <>
            <LinkButton to={withRedirect('/login', '/verify-identity')}>
              {t('identity.logIn')}
            </LinkButton>
            <LinkButton tone="secondary" to={withRedirect('/signup', '/verify-identity')}>
              {t('identity.signUp')}
            </LinkButton>
          </>
        }
      >
        {t('identity.logInHint')}
      </EmptyState>
    );
  return <LoadedIdentity key={session.user.id} />;
};
