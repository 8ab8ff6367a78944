import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useBlock } from '../mutations.ts';

interface Props {
  entry: ConversationEntry;
  onClose: () => void;
}

/** A dialog that blocks or unblocks a user after a confirmation. */
export const BlockDialog = ({ entry, onClose }: Props) => {
  const formatName = usePersonName();
  const { t } = useTranslation('messaging', 'errors');
  const { id, other } = entry.conversation;
  const name = formatName(other.nickname);
  const blocks = !entry.blockedByViewer;
  const block = useBlock(id);
  const confirm = async () => {
    if (block.isPending) return;
    try {
      await block.mutateAsync(blocks);
      showToast({
        tone: 'success',
        title: blocks ? t('messaging.blocked') : t('messaging.unblocked'),
      });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <ConfirmDialog
      open
      title={blocks ? t('messaging.blockTitle', { name }) : t('messaging.unblockTitle', { name })}
      confirmLabel={blocks ? t('messaging.block') : t('messaging.unblock')}
      danger={blocks}
      busy={block.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>
          <Unbroken names={[name]}>
            {blocks ? t('messaging.blockText', { name }) : t('messaging.unblockText')}
          </Unbroken>
        </p>
        {block.error ? (
          <p role="alert" className="text-danger">
            {t(`errors.${getErrorCode(block.error)}`)}
          </p>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
