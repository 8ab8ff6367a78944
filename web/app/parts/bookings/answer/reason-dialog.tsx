import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import { REJECT_REASONS, type RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { ReactNode } from 'react';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface ReasonsProps {
  value: RejectReason | null;
  error: string | undefined;
  onChange: (reason: RejectReason) => void;
}

const Reasons = ({ value, error, onChange }: ReasonsProps) => {
  const { t } = useTranslation('guide-dashboard', 'bookings');
  return (
    <fieldset
      className="grid gap-1"
      aria-describedby={error ? 'reject-error' : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1 font-semibold text-sm">{t('guide-dashboard.rejectReason')}</legend>
      {REJECT_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reject-reason"
            className="size-5 shrink-0 accent-(--action)"
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          {t(`bookings.rejectReason.${reason}`)}
        </label>
      ))}
      {error ? (
        <p id="reject-error" role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};

interface Chosen {
  rejectReason: RejectReason | null;
  words: string;
}

const NOTHING: Chosen = { rejectReason: null, words: '' };

export interface ChosenReason {
  rejectReason: RejectReason;
  reason?: string;
}

interface Props {
  /** Identifies what is rejected, such as 'booking:12'. */
  what: string;
  title: string;
  /** An explanation of what a rejection causes. */
  children: ReactNode;
  /** The name of the user who can read the text. */
  name: string;
  confirmLabel: string;
  /** Returns whether the dialog can close; it reports failures itself. */
  onReject: (chosen: ChosenReason) => Promise<boolean>;
  onClose: () => void;
}

/**
 * A dialog to reject something with a chosen reason and a confirmation (docs/product/bookings.md,
 * "Answer"). 'Another reason' also requires a text.
 */
export const ReasonDialog = (props: Props) => {
  const { what, title, children, name, confirmLabel, onReject, onClose } = props;
  const { t } = useTranslation('guide-dashboard', 'layout');
  const state = useOwnDraft(`reject:${what}`, NOTHING);
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ rejectReason, words }) => ({
      rejectReason: rejectReason === null ? t('guide-dashboard.rejectReasonMissing') : undefined,
      words:
        rejectReason === 'other'
          ? requireText(words, t('guide-dashboard.rejectWordsMissing'))
          : undefined,
    }),
    send: async ({ rejectReason, words }) => {
      if (rejectReason === null) return;
      const reason = words.trim();
      if (!(await onReject({ rejectReason, ...(reason ? { reason } : {}) }))) return;
      clear();
      onClose();
    },
  });
  const { rejectReason } = form.values;

  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-5">
        {children}
        <Reasons
          value={rejectReason}
          error={form.errors.rejectReason}
          onChange={(reason) => form.change({ rejectReason: reason })}
        />
        <Field
          label={t('guide-dashboard.rejectWords')}
          note={rejectReason === 'other' ? undefined : t('layout.optional')}
          hint={t('guide-dashboard.rejectWordsHint', { name })}
          error={form.errors.words}
        >
          {(field) => (
            <Textarea {...field} {...form.text('words')} rows={2} maxLength={REASON_MAX} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
