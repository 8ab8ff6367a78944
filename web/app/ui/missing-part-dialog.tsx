import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { reload, useMissingPart } from './missing-part-note.tsx';

/** Replaces a dialog whose code could not be loaded. */
export const MissingPartDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('layout');
  const { title, text, canReload } = useMissingPart();
  if (!canReload) {
    const back = (
      <Button tone="secondary" onClick={onClose}>
        {t('layout.back')}
      </Button>
    );
    return (
      <Dialog open title={title} onClose={onClose} footer={back}>
        {text}
      </Dialog>
    );
  }
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
