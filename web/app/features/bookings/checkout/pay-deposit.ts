import { payDeposit } from '@tomoguide/contract/payments/calls';
import type { PayAnswer } from '@tomoguide/contract/payments/entities';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import { attempt } from '../mutations.ts';

/** Opens the provider's page for a deposit. The same try, sent again, opens no second one. */
export const openPayment = (
  bookingId: BookingId,
  body: { method: PaymentMethod; useWallet?: boolean },
): Promise<PayAnswer> =>
  attempt(`pay:${bookingId}`, body, (idempotencyKey) =>
    api(payDeposit, { params: { bookingId }, body, idempotencyKey }),
  );

/** Leads on to the provider, or to the page that says it is paid. */
export const useGoToPayment = () => {
  const navigate = useNavigate();
  return async (answer: PayAnswer): Promise<void> => {
    if (answer.redirectUrl === null) {
      await navigate(`/payment-success?paymentId=${answer.paymentId}`, { replace: true });
    } else if (answer.redirectUrl.startsWith('/')) await navigate(answer.redirectUrl);
    else window.location.assign(answer.redirectUrl);
  };
};
