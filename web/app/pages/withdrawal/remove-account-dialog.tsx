import type { PayoutAccount } from '@tomoguide/contract/payments/entities';
import { getErrorCode } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAccountText } from './account-text.ts';
import { useRemoveAccount } from './queries.ts';

interface Props {
  account: PayoutAccount;
  onClose: () => void;
}

export const RemoveAccountDialog = ({ account, onClose }: Props) => {
  const { t } = useTranslation('withdrawal', 'errors');
  const words = useAccountText();
  const remove = useRemoveAccount();
  const confirm = async () => {
    try {
      await remove.mutateAsync(account.id);
    } catch (error) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('withdrawal.removeTitle')}
      confirmLabel={remove.isPending ? t('withdrawal.removing') : t('withdrawal.remove')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
    >
      <p>{t('withdrawal.removeText', { account: words(account) })}</p>
    </ConfirmDialog>
  );
};
