import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  /** An explanation of what will happen. */
  children: ReactNode;
  confirmLabel: ReactNode;
  /** The label of the button that cancels; 'Back' if the user returns to the content behind the dialog. */
  declineLabel?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  danger?: boolean;
  disabled?: boolean;
}

/** A dialog that explains what will happen and asks for confirmation once. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  declineLabel,
  onConfirm,
  onClose,
  busy = false,
  danger = false,
  disabled = false,
}: Props) => {
  const { t } = useTranslation('layout');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      locked={busy}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose} disabled={busy}>
            {declineLabel ?? t('layout.back')}
          </Button>
          <Button
            data-confirm=""
            tone={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            busy={busy}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
};
