import { useMutation } from '@tanstack/react-query';
import { requestConfirmation } from '@tomoguide/contract/accounts/calls';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/** Returns a function that requests another confirmation link for `email` and shows whether it was sent. */
export const useSendLink = (email: string) => {
  const { t } = useTranslation('email-confirmation', 'errors');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(requestConfirmation),
    onSuccess: () =>
      showToast({
        tone: 'success',
        title: t('email-confirmation.sent'),
        description: t('email-confirmation.sentHint', { email }),
      }),
    onError: (error) =>
      showToast({
        tone: 'destructive',
        title: t('email-confirmation.notSent'),
        description: t(`errors.${getErrorCode(error)}`),
      }),
  });
  return { send: () => mutate(), busy: isPending };
};
