import { queryOptions } from '@tanstack/react-query';
import { getDemoSession, getPayment } from '@tomoguide/contract/payments/calls';
import type { Payment } from '@tomoguide/contract/payments/entities';
import type { PaymentId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';

const POLL_MS = 1_500;

/** Whether the provider may still tell us something about the last try. */
export const isWaiting = (payment: Payment): boolean =>
  payment.status === 'open' && payment.attempt === 'open';

/** A payment, asked for again until its provider has told us what became of it. */
export const paymentState = (paymentId: PaymentId) =>
  queryOptions({
    queryKey: ['me', 'payments', paymentId],
    queryFn: () => api(getPayment, { params: { paymentId } }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? POLL_MS : false),
  });

/** What the demo provider is asked to collect. */
export const demoSession = (sessionId: string) =>
  queryOptions({
    queryKey: ['demo-session', sessionId],
    queryFn: () => api(getDemoSession, { params: { sessionId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
