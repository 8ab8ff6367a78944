import { queryOptions } from '@tanstack/react-query';
import { getDemoSession, getPayment } from '@tomoguide/contract/payments/calls';
import type { Payment } from '@tomoguide/contract/payments/entities';
import type { PaymentId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';

const POLL_MS = 1_500;

/** Returns whether the result of the last attempt can still arrive from the payment provider. */
export const isWaiting = (payment: Payment): boolean =>
  payment.status === 'open' && payment.attempt === 'open';

/** Returns the query for a payment, polled until the payment provider has reported its result. */
export const paymentStateQuery = (paymentId: PaymentId) =>
  queryOptions({
    queryKey: ['me', 'payments', paymentId],
    queryFn: () => api(getPayment, { params: { paymentId } }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? POLL_MS : false),
  });

/** Returns the query for a payment session of the demo payment provider. */
export const demoSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['demo-session', sessionId],
    queryFn: () => api(getDemoSession, { params: { sessionId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
