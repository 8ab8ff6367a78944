import { useQueryClient } from '@tanstack/react-query';
import type { Booking, ExtensionOffer } from '@tomoguide/contract/bookings/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { useEffect, useState } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { getErrorCode, isOutcomeUnknown } from '../../../lib/api-error.ts';
import { useClockTime } from '../../../parts/bookings/extension/clock-times.ts';
import { bookingKeys } from '../../../parts/bookings/queries.ts';
import { storeLastMethod } from '../../../parts/payments/last-method.ts';
import { getMethod } from '../../../parts/payments/payment-methods.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Option } from './option.ts';
import {
  findPaidBooking,
  PaymentFailed,
  PaymentTooLate,
  payForExtension,
} from './pay-extension.ts';
import { EMPTY_FORM, isComplete } from './payment-form.ts';

interface Given {
  booking: Booking;
  option: Option;
  payAt: ExtensionOffer['payAt'];
  onClose: () => void;
  onRefused: (code: ErrorCode) => void;
}

/** Errors after which the extension is no longer available as chosen, so that the user must choose again. */
const REFUSED: ReadonlySet<ErrorCode> = new Set([
  'PRICE_CHANGED',
  'EXTENSION_NOT_POSSIBLE',
  'EXTENSION_LIMIT_REACHED',
  'INVALID_TRANSITION',
]);

/** Errors that mean that nothing is due for this extension any longer, and that nothing was paid. */
const FINAL_ERRORS: ReadonlySet<ErrorCode> = new Set(['EXTENSION_ENDED', 'PAYMENT_NOT_DUE']);

/** Manages the form of the payment dialog and the payment itself. */
export const usePaymentDialog = ({ booking, option, payAt, onClose, onRefused }: Given) => {
  const { t } = useTranslation('extension', 'errors');
  const queryClient = useQueryClient();
  const locale = useLocale();
  const formatClock = useClockTime(booking);
  const userId = booking.travelerId;
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const method = getMethod(chosen, { userId, locale });
  const missing = t('extension.required');

  const reportPaid = ({ deadlineAt }: Pick<Booking, 'deadlineAt'>): void => {
    const values = { name: booking.guide.name, time: formatClock(deadlineAt) };
    showToast({
      tone: 'success',
      title: t('extension.paid'),
      description: t('extension.paidHint', values),
    });
    onClose();
  };
  const handleFailure = async (error: unknown): Promise<void> => {
    // Do not ask for payment again if the fee has arrived, regardless of the response (PAYMENT_NOT_DUE).
    const arrived = await findPaidBooking(booking.id);
    if (arrived) return reportPaid(arrived);
    if (error instanceof PaymentFailed || error instanceof PaymentTooLate) {
      const late = error instanceof PaymentTooLate;
      const description = t(late ? 'extension.tooLate' : 'extension.failedHint');
      showToast({ tone: 'destructive', title: t('extension.failed'), description });
      return late ? onClose() : undefined;
    }
    if (isOutcomeUnknown(error)) {
      const description = t('extension.unknownHint');
      return showToast({ tone: 'destructive', title: t('extension.unknown'), description });
    }
    const code = getErrorCode(error);
    if (REFUSED.has(code)) return onRefused(code);
    const isFinal = FINAL_ERRORS.has(code);
    const description = isFinal ? t(`errors.${code}`) : t('extension.failedHint');
    showToast({ tone: 'destructive', title: t('extension.failed'), description });
    if (isFinal) onClose();
  };

  const form = useForm({
    state: useValues(EMPTY_FORM),
    validate: (typed) => ({
      form: payAt === 'provider' || isComplete(method, typed) ? undefined : missing,
    }),
    onInvalid: () => showToast({ tone: 'destructive', title: missing }),
    send: async (typed) => {
      try {
        const paid = await payForExtension(booking, option, { method, form: typed, payAt });
        storeLastMethod(userId, method);
        if (!paid) return;
        queryClient.setQueryData(bookingKeys.one(paid.id), paid);
        reportPaid(paid);
      } catch (error) {
        await handleFailure(error);
      } finally {
        queryClient.invalidateQueries({ queryKey: bookingKeys.all });
      }
    },
  });
  // True if the fee was paid in another tab, or here by a payment whose response was lost.
  const isPaid = booking.extensionAsked?.paid === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once, when it is paid and no payment is running.
  useEffect(() => {
    if (isPaid && !form.busy) reportPaid(booking);
  }, [isPaid, form.busy]);
  return { ...form, complete: !form.problems.form, method, setMethod };
};
