import { useEffect, useRef } from 'react';
import { requireText } from '../../form/required.ts';
import { useOwnDraft } from '../../form/stored-draft.ts';
import { useForm } from '../../form/use-form.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast.ts';
import { canRetry } from './can-retry.ts';
import { ReasonField } from './reason-field.tsx';

interface Props {
  /**
   * Identifies the action and its case, such as 'review:12:hide', so that the typed reason is stored until it
   * is sent.
   */
  what: string;
  title: string;
  /** Explains what will happen. */
  text: string;
  danger?: boolean;
  confirmLabel: string;
  /** The field for the reason, with a maximum length in code points; null if the action needs no reason. */
  reason: {
    label: string;
    hint?: string;
    missing: string;
    max: number;
    rows?: number;
    /** The initial text of a one-line field, such as a name. */
    line?: string;
  } | null;
  send: (reason: string) => Promise<unknown>;
  /** The title of the success toast. */
  done: string;
  onClose: () => void;
}

/** A dialog that asks staff to confirm an action: it explains what will happen and asks for the reason. */
export const ReasonDialog = (props: Props) => {
  const { what, title, text, danger = false, confirmLabel, reason: reasonField } = props;
  const { send, done, onClose } = props;
  const { t } = useTranslation('errors');
  const state = useOwnDraft(`staff:${what}`, { reason: reasonField?.line ?? '' });
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ reason }) => ({ reason: requireText(reason, reasonField?.missing) }),
    send: async ({ reason }) => {
      try {
        await send(reason.trim());
        showToast({ tone: 'success', title: done });
      } catch (error) {
        showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
        if (canRetry(error)) return;
      }
      clear();
      onClose();
    },
  });
  // The reason comes first: the dialog would focus its close button.
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-5">
        <p>{text}</p>
        <div ref={field} className="empty:hidden">
          {reasonField?.line !== undefined ? (
            <Field label={reasonField.label} error={form.errors.reason}>
              {(field) => (
                <Input
                  {...field}
                  {...form.text('reason')}
                  autoComplete="off"
                  maxLength={reasonField.max}
                />
              )}
            </Field>
          ) : reasonField ? (
            <ReasonField
              label={reasonField.label}
              hint={reasonField.hint}
              error={form.errors.reason}
              max={reasonField.max}
              {...(reasonField.rows ? { rows: reasonField.rows } : {})}
              {...form.text('reason')}
            />
          ) : null}
        </div>
      </div>
    </ConfirmDialog>
  );
};
