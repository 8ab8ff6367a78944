import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';
import { useSettings } from '../../../parts/notifications/use-settings.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BrowserCard } from './browser-card.tsx';
import { EmailLinkCard } from './email-link-card.tsx';
import { NewsSwitch } from './news-switch.tsx';
import { PushCard } from './push-card.tsx';
import { TopicTables } from './topic-tables.tsx';

const TableSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-24 rounded-2xl" />
    <Skeleton className="h-96 rounded-2xl" />
  </div>
);

const OwnSettings = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('notification-settings');
  const { data, isError, refetch, isOn, change } = useSettings();
  if (!data)
    return isError ? (
      <ErrorState title={t('notification-settings.failed')} onRetry={() => refetch()}>
        {t('notification-settings.failedHint')}
      </ErrorState>
    ) : (
      <TableSkeleton />
    );
  return (
    <>
      <p className="max-w-prose text-balance text-ink-soft">{t('notification-settings.intro')}</p>
      <BrowserCard />
      <PushCard />
      <TopicTables user={user} isOn={isOn} change={change} />
      <section className="grid gap-2">
        <h2 className="font-semibold">{t('notification-settings.news')}</h2>
        <NewsSwitch />
      </section>
      <Link
        to="/profile?section=privacy"
        className="inline-flex min-h-11 items-center justify-self-start text-action"
      >
        {t('notification-settings.receipts')}
      </Link>
    </>
  );
};

/** The page /settings/notifications, which the link in an email also opens, without a login. */
export const SettingsPage = () => {
  const { t } = useTranslation('notification-settings');
  const session = useSession();
  const token = useLinkToken();
  return (
    <div className="grid gap-6">
      {token ? <EmailLinkCard key={token} token={token} /> : null}
      {session === undefined || token === undefined ? (
        <TableSkeleton />
      ) : session ? (
        <OwnSettings user={session.user} />
      ) : token ? null : (
        <EmptyState
          title={t('notification-settings.logInFirst')}
          actions={
            <LinkButton to={withRedirect('/login', '/settings/notifications')}>
              {t('notification-settings.logIn')}
            </LinkButton>
          }
        >
          <p>{t('notification-settings.logInHint')}</p>
        </EmptyState>
      )}
    </div>
  );
};
