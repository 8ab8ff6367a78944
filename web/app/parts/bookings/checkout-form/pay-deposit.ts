import { payDeposit } from '@tomoguide/contract/payments/calls';
import type { PayAnswer } from '@tomoguide/contract/payments/entities';
import { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { leaveFor } from './leaving.ts';

/** State passed from the checkout to the page of the unpaid booking, stored in the history entry. */
export interface PayPageState {
  /** True if the payment provider's page could not be opened. */
  notOpened: boolean;
  method: PaymentMethod;
}

/** Parses the state of a history entry, which can have any type; null if it is not a PayPageState. */
export const parsePaymentPageState = (state: unknown): PayPageState | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { notOpened, method } = state as Partial<Record<keyof PayPageState, unknown>>;
  const known = PaymentMethod.safeParse(method);
  if (!known.success) return null;
  return { notOpened: notOpened === true, method: known.data };
};

/** Opens a payment page for a deposit. A retry of the same attempt does not open a second one. */
export const openPayment = (
  bookingId: BookingId,
  body: { method: PaymentMethod; useWallet?: boolean },
): Promise<PayAnswer> =>
  sendAttempt(`pay:${bookingId}`, body, (idempotencyKey) =>
    api(payDeposit, { params: { bookingId }, body, idempotencyKey }),
  );

/**
 * Returns a function that returns whether the user is still on the current page. A user who has navigated
 * away must stay there, because the unpaid booking is listed under their trips.
 */
export const trackPage = (): (() => boolean) => {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
};

/** Long enough to see the check on the pay button, and too short to wait for. */
const DONE_MS = 250;

/** Waits until the pay button has shown that its work is done. */
export const waitUntilDoneIsSeen = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, DONE_MS));

/**
 * Returns a function that navigates to the payment provider, or to the success page if nothing remains to
 * be paid.
 */
export const useGoToPayment = () => {
  const navigate = useNavigate();
  return async (answer: PayAnswer): Promise<void> => {
    if (answer.redirectUrl === null) {
      await navigate(`/payment-success?paymentId=${answer.paymentId}`, { replace: true });
    } else if (answer.redirectUrl.startsWith('/')) await navigate(answer.redirectUrl);
    else await leaveFor(answer.redirectUrl);
  };
};
