import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { BookingId } from '@tomoguide/contract/primitives';
import { ApiError } from '../../../lib/api-error.ts';
import { bookingDetailQuery } from '../../../parts/bookings/queries.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ProofCard } from './proof-card.tsx';
import { ProofForm } from './proof-form.tsx';
import { paymentProofsQuery } from './queries.ts';

export const ProofSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-6 w-72" />
    <Skeleton className="h-80 rounded-2xl" />
  </div>
);

/** Shows the traveler's proofs and the guide's answers, newest first. */
export const ProofPage = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('payment-proof', 'errors');
  const formatName = usePersonName();
  const locale = useLocale();
  const proofs = useQuery(paymentProofsQuery(id));
  const isParty = proofs.data !== undefined && proofs.data.viewerIs !== 'staff';
  const booking = useQuery({ ...bookingDetailQuery(id), enabled: isParty });
  if (proofs.isPending || (isParty && booking.isPending)) return <ProofSkeleton />;
  if (proofs.isLoadingError) {
    if (proofs.error instanceof ApiError && proofs.error.status === 404)
      return (
        <EmptyState
          title={t('payment-proof.missing')}
          actions={<LinkButton to="/dashboard">{t('payment-proof.toTrips')}</LinkButton>}
        />
      );
    return <ErrorState title={t('payment-proof.loadError')} onRetry={() => proofs.refetch()} />;
  }
  const of = proofs.data;
  const { from, until, viewerIs } = of;
  const name = formatName(booking.data?.guide.name ?? '');
  const travelerName = formatName(booking.data?.traveler.nickname ?? '');
  const amount = formatMoney(of.finalPaymentCents, locale);
  const isIn = (state: 'waiting' | 'verified') => of.proofs.some((proof) => proof.state === state);
  // In these statuses, a booking never needs proof of the balance.
  const isClosed = booking.data?.status === 'cancelled' || booking.data?.status === 'disputed';
  const invited = of.takesProof ? 'lead' : 'leadNotTaken';
  const shownState = isIn('verified') ? 'leadVerified' : isIn('waiting') ? 'leadWaiting' : invited;
  const showsPeriod = viewerIs === 'traveler' && shownState === 'leadNotTaken' && !isClosed;
  const leads = {
    traveler:
      shownState === 'leadNotTaken' && isClosed
        ? t('errors.PROOF_NOT_TAKEN')
        : t(`payment-proof.${shownState}`, { amount, name }),
    guide: t(isIn('verified') ? 'payment-proof.guideLeadVerified' : 'payment-proof.guideLead', {
      amount,
      name: travelerName,
    }),
    staff: t('payment-proof.staffLead', { amount }),
  };
  const isEmpty = of.proofs.length === 0 && !of.takesProof;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-pretty text-ink-soft text-lg">
          <Unbroken names={[name, travelerName]}>{leads[viewerIs]}</Unbroken>
        </p>
        <p className="tabular text-ink-soft text-sm">
          {t('payment-proof.booking', { number: of.bookingNumber })}
        </p>
      </div>
      {of.takesProof && from !== null && until !== null ? (
        <ProofForm of={{ ...of, from, until }} />
      ) : null}
      {isEmpty ? (
        <EmptyState title={t('payment-proof.none')}>
          {showsPeriod ? t('payment-proof.notTaken') : null}
        </EmptyState>
      ) : null}
      {showsPeriod && !isEmpty ? (
        <p className="text-ink-soft">{t('payment-proof.notTaken')}</p>
      ) : null}
      {of.proofs.map((proof) => (
        <ProofCard key={proof.id} of={of} proof={proof} />
      ))}
    </div>
  );
};
