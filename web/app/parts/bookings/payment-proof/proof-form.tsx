import type { PaymentProofs } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney } from '@tomoguide/contract/format';
import { typedAmount } from '@tomoguide/contract/payments/typed-amount';
import { joinSentences } from '@tomoguide/contract/translate';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FilePicker } from '../../files/picker/file-picker.tsx';
import { useCaseDraft } from '../case-draft.ts';
import { useProofUpload } from './queries.ts';

/**
 * The possible days, from the day of the tour. Few enough for a list, and formatted like all other dates.
 */
const daysBetween = (from: string, until: string): string[] => {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(until, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, ahead) => first.add({ days: ahead }).toString());
};

/** The traveler enters amount and day and adds evidence. Amount and day are validated as on the server. */
export const ProofForm = ({ of }: { of: PaymentProofs & { from: string; until: string } }) => {
  const { t } = useTranslation(['bookings-payment-proof', 'errors']);
  const locale = useLocale();
  const upload = useProofUpload();
  const [tried, setTried] = useState(false);
  const fields = {
    amount: useRef<HTMLInputElement>(null),
    day: useRef<HTMLSelectElement>(null),
    files: useRef<HTMLInputElement>(null),
  };
  const { from, until, finalPaymentCents, bookingId } = of;
  const { typed, change, uploads, clear } = useCaseDraft('proof', bookingId, {
    amount: '',
    day: '',
  });
  const { amount } = typed;
  const days = daysBetween(from, until);
  const paidOn = days.length === 1 ? from : (days.find((day) => day === typed.day) ?? '');
  const wrong = {
    amount: typedAmount(amount) !== finalPaymentCents,
    day: paidOn === '',
    files: uploads.stored.length === 0 || uploads.failed,
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    const first = (['amount', 'day', 'files'] as const).find((field) => wrong[field]);
    if (first && !(first === 'files' && uploads.busy)) return fields[first].current?.focus();
    if (first || uploads.busy || upload.isPending) return;
    try {
      const fileIds = uploads.stored.map(({ id }) => id);
      await upload.mutateAsync({ id: bookingId, amountCents: finalPaymentCents, paidOn, fileIds });
      clear();
      showToast({ tone: 'success', title: t('sent') });
    } catch {
      // Shown above the button, and stays until the next attempt.
    }
  };

  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={send}>
        <Field
          label={t('amount')}
          hint={t('amountHint')}
          error={
            tried && wrong.amount
              ? t('amountWrong', { amount: formatMoney(finalPaymentCents, locale) })
              : undefined
          }
        >
          {(field) => (
            <Input
              {...field}
              ref={fields.amount}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('day')}
          hint={t('dayHint')}
          error={tried && wrong.day ? t('dayWrong') : undefined}
        >
          {(field) => (
            <Select
              {...field}
              ref={fields.day}
              value={paidOn}
              onChange={(event) => change({ day: event.target.value })}
            >
              {paidOn === '' ? <option value="">{t('chooseDay')}</option> : null}
              {days.map((day) => (
                <option key={day} value={day}>
                  {formatDay(day, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FilePicker
          ref={fields.files}
          label={t('files')}
          uploads={uploads}
          tried={tried}
          error={tried && wrong.files && !uploads.busy ? t('filesMissing') : undefined}
        />
        {upload.isError ? (
          <p role="alert" className="text-danger">
            {joinSentences(locale, t('failed'), t(`errors:${errorCodeOf(upload.error)}`))}
          </p>
        ) : null}
        <Button
          type="submit"
          className="justify-self-start"
          busy={upload.isPending || uploads.busy}
        >
          {upload.isPending ? t('sending') : t('send')}
        </Button>
      </form>
    </Card>
  );
};
