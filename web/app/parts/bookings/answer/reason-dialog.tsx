import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import { REJECT_REASONS, type RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRestoredInput, useStoreAtSessionEnd } from '../../../lib/store-at-session-end.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface ReasonsProps {
  value: RejectReason | null;
  error: string | undefined;
  onChange: (reason: RejectReason) => void;
  /** The first reason in the list. */
  ref: Ref<HTMLInputElement>;
}

const Reasons = ({ value, error, onChange, ref }: ReasonsProps) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: words } = useTranslation('bookings');
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? 'reject-error' : undefined}>
      <legend className="mb-1 font-semibold text-sm">{t('rejectReason')}</legend>
      {REJECT_REASONS.map((reason, index) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name="reject-reason"
            className="size-5 shrink-0 accent-(--action)"
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          {words(`rejectReason.${reason}`)}
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
  /** Identifies what is rejected: 'booking:12'. */
  what: string;
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Who can read the text. */
  name: string;
  confirmLabel: string;
  busy: boolean;
  onReject: (chosen: ChosenReason) => void;
  onClose: () => void;
}

/**
 * Rejects with a chosen reason and a confirmation (docs/product/bookings.md, "Answer"). 'Another reason'
 * also needs text.
 */
export const ReasonDialog = (props: Props) => {
  const { what, title, children, name, confirmLabel, busy, onReject, onClose } = props;
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: layout } = useTranslation('layout');
  const before = useRestoredInput<Chosen>(`reject:${what}`);
  const [chosen, setChosen] = useState(before ?? NOTHING);
  const { rejectReason, words } = chosen;
  useStoreAtSessionEnd(`reject:${what}`, chosen === NOTHING ? null : chosen);
  const [tried, setTried] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const ownWords = useRef<HTMLTextAreaElement>(null);
  const needsWords = rejectReason === 'other' && words.trim() === '';

  const confirm = () => {
    // The missing field is marked invalid before it is focused.
    flushSync(() => setTried(true));
    if (rejectReason === null) return firstReason.current?.focus();
    if (needsWords) return ownWords.current?.focus();
    if (busy) return;
    const reason = words.trim();
    onReject({ rejectReason, ...(reason ? { reason } : {}) });
  };

  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      onClose={onClose}
      busy={busy}
    >
      <div className="grid gap-5">
        {children}
        <Reasons
          ref={firstReason}
          value={rejectReason}
          error={tried && rejectReason === null ? t('rejectReasonMissing') : undefined}
          onChange={(reason) => setChosen({ ...chosen, rejectReason: reason })}
        />
        <Field
          label={t('rejectWords')}
          note={rejectReason === 'other' ? undefined : layout('optional')}
          hint={t('rejectWordsHint', { name })}
          error={tried && needsWords ? t('rejectWordsMissing') : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              ref={ownWords}
              rows={2}
              maxLength={REASON_MAX}
              value={words}
              onChange={(event) => setChosen({ ...chosen, words: event.target.value })}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
