import type { PaymentProofs } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney } from '@tomoguide/contract/format';
import { formatTypedAmount, parseAmount } from '@tomoguide/contract/payments/typed-amount';
import { joinSentences } from '@tomoguide/contract/translate';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useCaseDraft } from '../../../parts/bookings/case-draft.ts';
import { FilePicker } from '../../../parts/files/picker/file-picker.tsx';
import { areMissing } from '../../../parts/files/picker/use-uploads.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useProofUpload } from './queries.ts';

/**
 * Returns the possible payment days, starting on the day of the tour. They are few enough for a list, where
 * they are formatted like all other dates.
 */
const listDays = (from: string, until: string): string[] => {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(until, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, ahead) => first.add({ days: ahead }).toString());
};

/**
 * The form for a proof: the traveler enters the amount and the day, and adds evidence. Amount and day are
 * validated as on the server.
 */
export const ProofForm = ({ of }: { of: PaymentProofs & { from: string; until: string } }) => {
  const { t } = useTranslation('payment-proof', 'errors');
  const locale = useLocale();
  const upload = useProofUpload();
  const { from, until, finalPaymentCents, bookingId } = of;
  const { state, uploads, clear } = useCaseDraft('proof', bookingId, {
    amount: formatTypedAmount(finalPaymentCents),
    day: '',
  });
  const days = listDays(from, until);
  const getDay = ({ day }: { day: string }): string =>
    days.length === 1 ? from : (days.find((each) => each === day) ?? '');
  const form = useForm({
    state,
    validate: (typed) => ({
      amount:
        parseAmount(typed.amount) === finalPaymentCents
          ? undefined
          : t('payment-proof.amountWrong', { amount: formatMoney(finalPaymentCents, locale) }),
      day: getDay(typed) === '' ? t('payment-proof.dayWrong') : undefined,
      files: areMissing(uploads) ? t('payment-proof.filesMissing') : undefined,
    }),
    send: async (typed) => {
      if (uploads.busy) return;
      const fileIds = uploads.stored.map(({ id }) => id);
      const paidOn = getDay(typed);
      await upload.mutateAsync({ id: bookingId, amountCents: finalPaymentCents, paidOn, fileIds });
      clear();
      showToast({ tone: 'success', title: t('payment-proof.sent') });
    },
  });
  const paidOn = getDay(form.values);

  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={form.submit}>
        <Field
          label={t('payment-proof.amount')}
          hint={t('payment-proof.amountHint')}
          error={form.errors.amount}
        >
          {(field) => (
            <Input {...field} {...form.text('amount')} inputMode="decimal" autoComplete="off" />
          )}
        </Field>
        <Field
          label={t('payment-proof.day')}
          hint={t('payment-proof.dayHint')}
          error={form.errors.day}
        >
          {(field) => (
            <Select {...field} {...form.text('day')} value={paidOn}>
              {paidOn === '' ? <option value="">{t('payment-proof.chooseDay')}</option> : null}
              {days.map((day) => (
                <option key={day} value={day}>
                  {formatDay(day, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FilePicker
          label={t('payment-proof.files')}
          uploads={uploads}
          tried={form.tried}
          error={form.errors.files}
        />
        {upload.isError ? (
          <p role="alert" className="text-danger">
            {joinSentences(
              locale,
              t('payment-proof.failed'),
              t(`errors.${getErrorCode(upload.error)}`),
            )}
          </p>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={form.busy || uploads.busy}>
          {form.busy ? t('payment-proof.sending') : t('payment-proof.send')}
        </Button>
      </form>
    </Card>
  );
};
