import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endAllSessions, endSession, listSessions } from '@tomoguide/contract/accounts/calls';
import type { OpenSession } from '@tomoguide/contract/accounts/entities';
import { formatInstant } from '@tomoguide/contract/format';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { endSession as endHere } from '../../lib/session.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MonitorSmartphone } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

export const SESSIONS_KEY = ['me', 'sessions'] as const;

const SessionLine = ({ session }: { session: OpenSession }) => {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const cache = useQueryClient();
  const onError = useFailureToast(t('profile.updateFailed'));
  const { browser, system } = session;
  const name =
    browser && system
      ? t('profile.security.browserOn', { browser, system })
      : (browser ?? system ?? t('profile.security.unknownBrowser'));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(endSession, { params: { id: session.id } }),
    onSuccess: () => showToast({ title: t('profile.security.loggedOut') }),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {session.current ? <Badge>{t('profile.security.thisBrowser')}</Badge> : null}
        </p>
        <p className="tabular text-ink-soft text-sm">
          {t('profile.security.since', {
            time: formatInstant(session.createdAt, Temporal.Now.timeZoneId(), locale),
          })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          tone="quiet"
          busy={isPending}
          onClick={() => mutate()}
          aria-label={t('profile.security.logOutOf', { name })}
        >
          {t('profile.security.logOut')}
        </Button>
      )}
    </li>
  );
};

/** The user's sessions, with buttons to end them. */
export const ActiveSessions = () => {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const onError = useFailureToast(t('profile.updateFailed'));
  const [confirming, setConfirming] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api(listSessions, { signal }),
    staleTime: 0,
  });
  const all = useMutation({
    mutationFn: () => api(endAllSessions),
    onSuccess: () => {
      endHere('logout');
      navigate('/');
    },
    onError,
    onSettled: () => setConfirming(false),
  });
  if (!data)
    return isError ? (
      <ErrorState title={t('profile.security.sessionsFailed')} onRetry={() => refetch()}>
        {t('profile.security.sessionsFailedHint')}
      </ErrorState>
    ) : (
      <Skeleton className="h-32 rounded-2xl" />
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {data.data.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <Button tone="secondary" onClick={() => setConfirming(true)} className="justify-self-start">
        {t('profile.security.everywhere')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('profile.security.everywhereTitle')}
        confirmLabel={t('profile.security.everywhere')}
        onConfirm={() => all.mutate()}
        onClose={() => setConfirming(false)}
        busy={all.isPending}
        danger
      >
        {t('profile.security.everywhereHint')}
      </ConfirmDialog>
    </>
  );
};
