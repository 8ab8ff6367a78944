import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addLinkedPasskey,
  checkPasskeyLink,
  startLinkedPasskey,
} from '@tomoguide/contract/accounts/calls';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { useNavigate } from 'react-router';
import { FormAlert } from '../../form/form-alert.tsx';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import { AccountFormCard } from '../../parts/accounts/account-form-card.tsx';
import { suggestPasskeyName } from '../../parts/accounts/passkeys/passkey-name.ts';
import {
  createPasskey,
  getPasskeyErrorCode,
  isAlreadyRegistered,
} from '../../parts/accounts/webauthn.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';

/** Creates a passkey from a link that an operator command issued, and logs the user in with it. */
export const PasskeyLinkCard = () => {
  const { t } = useTranslation('passkeys', 'errors');
  const navigate = useNavigate();
  const token = useLinkToken();
  const { data, isError, refetch } = useQuery({
    queryKey: ['passkey-link', token],
    queryFn: ({ signal }) => api(checkPasskeyLink, { body: { token: token ?? '' }, signal }),
    enabled: typeof token === 'string',
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (of: string) => {
      const passkey = await createPasskey(await api(startLinkedPasskey, { body: { token: of } }));
      return api(addLinkedPasskey, { body: { token: of, name: suggestPasskeyName(), passkey } });
    },
    onSuccess: () => {
      showToast({
        tone: 'success',
        title: t('passkeys.addedToast'),
        description: t('passkeys.link.doneHint'),
      });
      navigate(withRedirect('/login', '/staff'), { replace: true });
    },
  });
  const failure = error && getPasskeyErrorCode(error);
  const errorText = (code: ErrorCode) =>
    isAlreadyRegistered(error) ? t('passkeys.present') : t(`errors.${code}`);
  const username = data?.username;
  if (token === null || username === null || failure === 'PASSKEY_LINK_INVALID')
    return (
      <div role="alert">
        <AccountFormCard title={t('passkeys.link.overTitle')} instead={null}>
          {t('passkeys.link.over')}
        </AccountFormCard>
      </div>
    );
  if (isError)
    return (
      <ErrorState title={t('passkeys.loadFailed')} onRetry={() => refetch()}>
        {t('passkeys.loadFailedHint')}
      </ErrorState>
    );
  return (
    <AccountFormCard title={t('passkeys.link.title')} lead={t('passkeys.link.lead')} instead={null}>
      {token && username ? (
        <div className="grid gap-5">
          <FormAlert message={failure ? errorText(failure) : null} />
          <p>{t('passkeys.link.for', { username })}</p>
          <Button size="large" wide busy={isPending} onClick={() => mutate(token)}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-28" />
      )}
    </AccountFormCard>
  );
};
