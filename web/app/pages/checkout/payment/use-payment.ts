import { useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOnce } from '../../../form/use-once.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';
import { useLeaving } from '../../../parts/bookings/checkout-form/leaving.ts';
import {
  openPayment,
  parsePaymentPageState,
  trackPage,
  useGoToPayment,
  waitUntilDoneIsSeen,
} from '../../../parts/bookings/checkout-form/pay-deposit.ts';
import type { CheckoutPhase } from '../../../parts/bookings/checkout-form/use-checkout.ts';
import { bookingKeys } from '../../../parts/bookings/queries.ts';

/** Opens the payment page for a held slot and reports errors. */
export const usePayment = (bookingId: BookingId) => {
  const queryClient = useQueryClient();
  const goToPayment = useGoToPayment();
  const passed = parsePaymentPageState(useLocation().state);
  const [phase, setPhase] = useState<CheckoutPhase>('idle');
  const [failure, setFailure] = useState<ErrorCode | null>(
    passed?.notOpened ? 'UNAVAILABLE' : null,
  );
  const [, once] = useOnce();
  const leaving = useLeaving(bookingId);
  const open = async (body: { method: PaymentMethod; useWallet?: boolean }) => {
    const isHere = trackPage();
    setFailure(null);
    setPhase('opening');
    try {
      const answer = await openPayment(bookingId, body);
      queryClient.invalidateQueries({ queryKey: WALLET_KEY });
      setPhase('done');
      await waitUntilDoneIsSeen();
      if (isHere()) await goToPayment(answer);
    } catch (error) {
      setFailure(getErrorCode(error));
      await queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    } finally {
      setPhase('idle');
    }
  };
  const pay = async (body: Parameters<typeof open>[0]) => {
    if (!leaving) await once(() => open(body));
  };
  return { phase: leaving ? ('opening' as const) : phase, failure, pay, chosenBefore: passed };
};
