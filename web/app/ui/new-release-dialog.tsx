import { useTranslation } from '../translation/use-translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { reload, useNewRelease } from './new-release-note.tsx';

/** Replaces a dialog whose code could not be loaded. */
export const NewReleaseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('layout');
  const { title, text } = useNewRelease();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t('layout.reload')}
      onConfirm={reload}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
};
