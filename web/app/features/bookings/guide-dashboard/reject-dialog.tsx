import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { REJECT_REASONS, type RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import { dayIn, formatDay, formatMoney } from '@tomoguide/contract/format';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useReject } from '../mutations.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

interface ReasonsProps {
  value: RejectReason | null;
  error: string | undefined;
  onChange: (reason: RejectReason) => void;
  /** The first of them. */
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

/**
 * Rejecting needs a chosen reason and a confirmation (docs/product/bookings.md, "Answer"); 'another
 * reason' needs words too.
 */
export const RejectDialog = ({ booking, onClose }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: layout } = useTranslation('layout');
  const locale = useLocale();
  const reject = useReject();
  const [rejectReason, setRejectReason] = useState<RejectReason | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const ownWords = useRef<HTMLTextAreaElement>(null);
  const needsWords = rejectReason === 'other' && words.trim() === '';
  const amount = formatMoney(booking.depositCents, locale);
  const name = booking.traveler.nickname;

  const confirm = async () => {
    // The missing field is marked invalid before it is focused.
    flushSync(() => setTried(true));
    if (rejectReason === null) return firstReason.current?.focus();
    if (needsWords) return ownWords.current?.focus();
    if (reject.isPending) return;
    const reason = words.trim();
    try {
      await reject.mutateAsync({ id: booking.id, rejectReason, ...(reason ? { reason } : {}) });
      showToast({ tone: 'success', title: t('rejected'), description: t('rejectedHint') });
      onClose();
    } catch (error) {
      const movedOn = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({ tone: 'destructive', title: t(movedOn ? 'movedOn' : 'failed') });
      if (movedOn) onClose();
    }
  };

  return (
    <ConfirmDialog
      open
      danger
      title={t('rejectTitle')}
      confirmLabel={reject.isPending ? t('rejecting') : t('rejectConfirm', { amount })}
      onConfirm={confirm}
      onClose={onClose}
      busy={reject.isPending}
    >
      <div className="grid gap-5">
        <p>
          <Unbroken>
            {t('rejectText', {
              name,
              amount,
              date: formatDay(dayIn(booking.scheduledStartTime, booking.timeZone), locale),
            })}
          </Unbroken>
        </p>
        <Reasons
          ref={firstReason}
          value={rejectReason}
          error={tried && rejectReason === null ? t('rejectReasonMissing') : undefined}
          onChange={setRejectReason}
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
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
