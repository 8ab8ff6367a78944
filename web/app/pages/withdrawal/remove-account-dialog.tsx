import type { PayoutAccount } from '@tomoguide/contract/payments/entities';
import { errorCodeOf } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAccountWords } from './account-words.ts';
import { useRemoveAccount } from './queries.ts';

interface Props {
  account: PayoutAccount;
  onClose: () => void;
}

export const RemoveAccountDialog = ({ account, onClose }: Props) => {
  const { t } = useTranslation('withdrawal');
  const { t: errors } = useTranslation('errors');
  const words = useAccountWords();
  const remove = useRemoveAccount();
  const confirm = async () => {
    try {
      await remove.mutateAsync(account.id);
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle')}
      confirmLabel={remove.isPending ? t('removing') : t('remove')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
    >
      <p>{t('removeText', { account: words(account) })}</p>
    </ConfirmDialog>
  );
};
