import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { mayTryAgain } from './can-retry.ts';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';

interface Props {
  /**
   * Identifies the action and its case, so that a reason survives the end of the session: 'review:12:hide'.
   */
  what: string;
  title: string;
  /** Says what will happen. */
  text: string;
  danger?: boolean;
  confirmLabel: string;
  /** The field for the reason, at most `max` code points; null if the action needs none. */
  reason: { label: string; hint: string; missing: string; max: number } | null;
  isPending: boolean;
  send: (reason: string) => Promise<unknown>;
  /** Shown once it is done. */
  done: string;
  onClose: () => void;
}

/** Confirms an action of staff: says what will happen and asks for the reason. */
export const ReasonDialog = (props: Props) => {
  const { what, title, text, danger = false, confirmLabel, reason: asked } = props;
  const { isPending, send, done, onClose } = props;
  const { t: errors } = useTranslation('errors');
  const [reason, setReason] = useReason(what);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = asked !== null && reason.trim() === '';
  const confirm = async () => {
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (isPending) return;
    try {
      await send(reason.trim());
      showToast({ tone: 'success', title: done });
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      onClose={onClose}
      busy={isPending}
    >
      <div className="grid gap-5">
        <p>{text}</p>
        {asked ? (
          <ReasonField
            ref={field}
            label={asked.label}
            hint={asked.hint}
            error={tried && isMissing ? asked.missing : undefined}
            max={asked.max}
            value={reason}
            onChange={setReason}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
