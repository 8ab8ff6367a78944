import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@tomoguide/contract/payments/entities';
import type { PaymentId } from '@tomoguide/contract/primitives';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { BOOKINGS_KEY, WALLET_KEY } from '../../lib/query-keys.ts';
import { isWaiting, paymentStateQuery } from '../../parts/payments/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeeResult } from './fee-result.tsx';
import { Ended, Failed, PaymentPending } from './not-paid.tsx';

/** Placeholder until the payment is loaded. Says that the page is at work: the user has just paid. */
export const ResultSkeleton = () => {
  const { t } = useTranslation('payments');
  return (
    <Card className="grid min-h-[32rem] content-start gap-6" aria-busy="true">
      <div className="grid gap-2 text-balance text-center">
        <h1 className="font-bold text-2xl">{t('payments.result.loading')}</h1>
        <p className="text-ink-soft">{t('payments.result.waitingHint')}</p>
      </div>
      <Skeleton className="h-80 rounded-xl" />
    </Card>
  );
};

export const NoSuchPayment = () => {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      title={t('payments.result.missing')}
      actions={<LinkButton to="/dashboard">{t('payments.result.toTrips')}</LinkButton>}
    >
      {t('payments.result.missingHint')}
    </EmptyState>
  );
};

/** Shown if a payment or booking cannot be loaded or belongs to another user; the two cases look the same. */
export const ResultError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('payments');
  if (error instanceof ApiError && error.status === 404) return <NoSuchPayment />;
  return (
    <ErrorState title={t('payments.result.loadFailed')} onRetry={onRetry}>
      {t('payments.result.loadFailedHint')}
    </ErrorState>
  );
};

const LONG_MS = 15_000;

/** Returns true once the user has waited long enough to want to act. */
const useIsSlow = (): boolean => {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return long;
};

interface Props {
  paymentId: PaymentId;
  /** Renders when the hold of the slot expires, for an unpaid payment. */
  held: (payment: Payment) => ReactNode;
  /** Renders what to show after payment. */
  children: (payment: Payment) => ReactNode;
}

/** The result of a payment, polled until the payment provider has reported it. */
export const PaymentResult = ({ paymentId, held, children }: Props) => {
  const payment = useQuery(paymentStateQuery(paymentId));
  const queryClient = useQueryClient();
  const long = useIsSlow();
  const status = payment.data?.status;
  useEffect(() => {
    // The payment has also changed the trips and the wallet.
    if (status && status !== 'open') {
      queryClient.invalidateQueries({ queryKey: BOOKINGS_KEY });
      queryClient.invalidateQueries({ queryKey: WALLET_KEY });
    }
  }, [status, queryClient]);
  if (payment.isPending) return <ResultSkeleton />;
  if (!payment.data) return <ResultError error={payment.error} onRetry={() => payment.refetch()} />;
  if (isWaiting(payment.data)) return <PaymentPending payment={payment.data} long={long} />;
  const { kind } = payment.data;
  if (kind !== 'deposit') return <FeeResult payment={payment.data} kind={kind} />;
  if (payment.data.status === 'paid') return children(payment.data);
  if (payment.data.status === 'open')
    return <Failed payment={payment.data} held={held(payment.data)} />;
  return <Ended payment={payment.data} />;
};
