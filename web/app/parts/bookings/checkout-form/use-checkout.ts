import { useQueryClient } from '@tanstack/react-query';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteDraft } from '../../../form/stored-draft.ts';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';
import { storeLastMethod } from '../../payments/last-method.ts';
import { bookingKeys } from '../queries.ts';
import { getDraftKey } from './checkout-draft.ts';
import { whileLeaving } from './leaving.ts';
import {
  openPayment,
  type PayPageState,
  trackPage,
  useGoToPayment,
  waitUntilDoneIsSeen,
} from './pay-deposit.ts';
import { storeWalletChoice } from './wallet-choice.ts';

/** `entering`: the visitor is signing up or logging in. `done`: the next page follows. */
export type CheckoutPhase = 'idle' | 'entering' | 'holding' | 'opening' | 'done';

export interface Order {
  body: BodyInput<typeof createBooking>;
  method: PaymentMethod;
  /** The state of the checkbox, even if the wallet is empty. */
  useWallet: boolean;
}

/**
 * Creates the booking, then continues to payment. Once the slot is held, the URL is that of the unpaid
 * booking, so that going back, a reload or a failed payment page return there and never create a second
 * booking.
 */
export const useCheckout = (guideId: GuideId) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goToPayment = useGoToPayment();
  const [phase, setPhase] = useState<CheckoutPhase>('idle');

  const hold = ({ body }: Order) =>
    sendAttempt(`book:${guideId}`, body, (idempotencyKey) =>
      api(createBooking, { body, idempotencyKey }),
    );

  const pay = async (order: Order): Promise<void> => {
    const isHere = trackPage();
    setPhase('holding');
    const booking = await hold(order);
    deleteDraft(getDraftKey(booking.travelerId, guideId));
    queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    queryClient.invalidateQueries({ queryKey: WALLET_KEY });
    setPhase('opening');
    storeLastMethod(booking.travelerId, order.method);
    storeWalletChoice(booking.id, order.useWallet);
    const unpaid = `/checkout?bookingId=${booking.id}`;
    if (booking.paidAt !== null) {
      setPhase('done');
      await waitUntilDoneIsSeen();
      if (isHere()) await navigate(`/payment-success?bookingId=${booking.id}`, { replace: true });
      return;
    }
    const answer = await openPayment(booking.id, { method: order.method }).catch(() => null);
    const state: PayPageState = { notOpened: answer === null, method: order.method };
    if (answer) {
      setPhase('done');
      await waitUntilDoneIsSeen();
    }
    if (!isHere()) return;
    if (!answer) return navigate(unpaid, { replace: true, state });
    await whileLeaving(booking.id, async () => {
      await navigate(unpaid, { replace: true, state });
      await goToPayment(answer);
    });
  };

  const book = (order: Order): Promise<void> => pay(order).finally(() => setPhase('idle'));
  return { phase, book };
};
