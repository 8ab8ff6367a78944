import type { PaymentProofs } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney } from '@tomoguide/contract/format';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FilePicker } from '../../files/picker/file-picker.tsx';
import { useUploads } from '../../files/picker/use-uploads.ts';
import { useProofUpload } from './queries.ts';

/** RMB as typed, in fen; null for no amount. */
const asCents = (typed: string): number | null => {
  const plain = typed.replace(/[,，\s¥￥]/g, '');
  return /^\d{1,9}([.]\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

/** The traveler names amount and day and adds what shows them; both are checked here as by the server. */
export const ProofForm = ({ of }: { of: PaymentProofs & { from: string; until: string } }) => {
  const { t } = useTranslation(['bookings-payment-proof', 'errors']);
  const locale = useLocale();
  const uploads = useUploads();
  const upload = useProofUpload();
  const [amount, setAmount] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [tried, setTried] = useState(false);
  const fields = {
    amount: useRef<HTMLInputElement>(null),
    day: useRef<HTMLInputElement>(null),
    files: useRef<HTMLInputElement>(null),
  };
  const { from, until, finalPaymentCents, bookingId } = of;
  const days = { from: formatDay(from, locale), until: formatDay(until, locale) };
  const wrong = {
    amount: asCents(amount) !== finalPaymentCents,
    day: !(paidOn >= from && paidOn <= until),
    files: uploads.stored.length === 0,
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
      uploads.forget();
      showToast({ tone: 'success', title: t('sent') });
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t('failed'),
        description: t(`errors:${errorCodeOf(error)}`),
      });
    }
  };

  return (
    <Card>
      <form noValidate className="grid max-w-xl gap-5" onSubmit={send}>
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
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('day')}
          hint={t('dayHint', days)}
          error={tried && wrong.day ? t('dayWrong', days) : undefined}
        >
          {(field) => (
            <Input
              {...field}
              ref={fields.day}
              type="date"
              min={from}
              max={until}
              value={paidOn}
              onChange={(event) => setPaidOn(event.target.value)}
            />
          )}
        </Field>
        <FilePicker
          ref={fields.files}
          label={t('files')}
          uploads={uploads}
          error={tried && wrong.files && !uploads.busy ? t('filesMissing') : undefined}
        />
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
