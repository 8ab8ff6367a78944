import { useMutation, useQuery } from '@tanstack/react-query';
import { checkConfirmation, confirmEmail, getMe } from '@tomoguide/contract/accounts/calls';
import type { ConfirmationLink } from '@tomoguide/contract/accounts/entities';
import { useEffect, useRef } from 'react';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { readSession, updateUser } from '../../lib/session.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import { AccountFormCard } from '../../parts/accounts/account-form-card.tsx';
import { EMAIL_CARD } from '../../parts/accounts/email-card-id.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaggedText } from '../../ui/tagged-text.tsx';

const EXPIRED: ConfirmationLink = { state: 'over', email: null, username: null };

const useLink = (token: string | null | undefined) => {
  const linkQuery = useQuery({
    queryKey: ['confirmation-link', token],
    queryFn: ({ signal }) => api(checkConfirmation, { body: { token: token ?? '' }, signal }),
    enabled: typeof token === 'string',
    staleTime: 0,
  });
  return { ...linkQuery, link: token === null ? EXPIRED : linkQuery.data };
};

/** Updates the session if the link belongs to the account that is logged in here. */
const updateSession = async (): Promise<void> => {
  if (!readSession()) return;
  // The email address is confirmed even if this refetch fails; the notice refetches when the user returns.
  await api(getMe).then(updateUser, () => undefined);
};

interface OpenProps {
  token: string;
  email: string;
  username: string;
  /** Called when the link has been used, by this click or an earlier one. */
  onUsed: () => void;
}

/** Asks for a click, so that mail scanners that open the link do not confirm the address. */
const ConfirmPrompt = ({ token, email, username, onUsed }: OpenProps) => {
  const { t } = useTranslation('email-confirmation', 'errors');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(confirmEmail, { body: { token } }),
    onSuccess: async () => {
      await updateSession();
      onUsed();
    },
    onError: (failure) => {
      if (getErrorCode(failure) === 'CONFIRMATION_LINK_INVALID') onUsed();
    },
  });
  return (
    <div className="grid gap-5">
      <FormAlert
        title={t('email-confirmation.page.failed')}
        message={error ? t(`errors.${getErrorCode(error)}`) : null}
      />
      <p className="wrap-anywhere">
        <TaggedText
          text={t('email-confirmation.page.lead', { email, username })}
          tags={{ b: (inner) => <strong className="font-semibold">{inner}</strong> }}
        />
      </p>
      <Button size="large" wide busy={isPending} onClick={() => mutate()}>
        {isPending ? t('email-confirmation.page.confirming') : t('email-confirmation.page.confirm')}
      </Button>
      <p className="text-ink-soft text-sm">{t('email-confirmation.page.notYours')}</p>
    </div>
  );
};

/** The page that a confirmation link opens, for users who are logged in or not. */
export const ConfirmCard = () => {
  const { t } = useTranslation('email-confirmation');
  const token = useLinkToken();
  const { link, isError, refetch } = useLink(token);
  const state = link?.state;
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The clicked button no longer exists, so focus moves to the result.
    if (state === 'done') done.current?.focus();
  }, [state]);
  if (!link && isError)
    return (
      <ErrorState title={t('email-confirmation.page.notLoaded')} onRetry={() => refetch()}>
        {t('email-confirmation.page.notLoadedHint')}
      </ErrorState>
    );
  if (state === 'over')
    return (
      <div role="alert">
        <AccountFormCard
          title={t('email-confirmation.page.overTitle')}
          lead={t('email-confirmation.page.over')}
          instead={null}
        >
          <LinkButton to={`/profile#${EMAIL_CARD}`} size="large" wide>
            {t('email-confirmation.page.toProfile')}
          </LinkButton>
        </AccountFormCard>
      </div>
    );
  const email = link?.email ?? '';
  const username = link?.username ?? '';
  if (state === 'done')
    return (
      <div ref={done} tabIndex={-1} role="status" className="outline-none">
        <AccountFormCard
          title={t('email-confirmation.page.doneTitle')}
          lead={t('email-confirmation.page.done', { email, username })}
          instead={null}
        >
          <LinkButton to="/" size="large" wide>
            {t('email-confirmation.page.goOn')}
          </LinkButton>
        </AccountFormCard>
      </div>
    );
  return (
    <AccountFormCard title={t('email-confirmation.page.title')} instead={null}>
      {token && link ? (
        <ConfirmPrompt token={token} email={email} username={username} onUsed={() => refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </AccountFormCard>
  );
};
