import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { findOpenProposal } from '../change/open-proposal.ts';

/**
 * Shows that a tour may change: its guide asked colleagues to take over, or a change is proposed. Renders
 * nothing otherwise.
 */
export const OpenMatterBadge = ({
  booking,
}: {
  booking: Pick<Booking, 'changes' | 'substitution'>;
}) => {
  const { t } = useTranslation('trips');
  const state = booking.substitution?.state;
  if (state === 'asked' || state === 'proposed')
    return <Badge tone="warn">{t('trips.matter.substitute')}</Badge>;
  if (findOpenProposal(booking)) return <Badge tone="warn">{t('trips.matter.change')}</Badge>;
  return null;
};
