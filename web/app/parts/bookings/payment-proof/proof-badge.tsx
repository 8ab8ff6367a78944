import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

export const getProofPath = (id: number): string => `/booking/${id}/payment-proof`;

/**
 * A badge that shows that the balance is verified or awaits review, or a link to upload a proof; renders
 * nothing if the booking accepts no proof.
 */
export const ProofBadge = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('payment-proof');
  const balance = booking.payments.find(({ kind }) => kind === 'final_payment');
  const hasProof = balance?.proofUploadedByTraveler ?? false;
  if (!hasProof && !booking.takesProof) return null;
  const state = balance?.verifiedByGuide ? 'verified' : hasProof ? 'waiting' : 'missing';
  const tone = ({ verified: 'good', waiting: 'warn', missing: 'action' } as const)[state];
  return (
    <Link
      to={getProofPath(booking.id)}
      className="inline-flex min-h-11 items-center justify-self-start no-underline hover:underline"
    >
      <Badge tone={tone}>{t(`payment-proof.badge.${state}`)}</Badge>
    </Link>
  );
};
