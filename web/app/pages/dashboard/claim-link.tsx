import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = {
  open: 'warn',
  accepted: 'good',
  rejected: 'plain',
  lapsed: 'plain',
  overtaken: 'plain',
} as const;

/** A link to file an emergency claim or to see its status; renders nothing if neither applies. */
export const ClaimLink = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('emergency-claim');
  const { emergencyClaim, takesEmergencyClaim, id, viewerIs } = booking;
  if (viewerIs !== 'traveler' || (!emergencyClaim && !takesEmergencyClaim)) return null;
  return (
    <Link
      to={`/booking/${id}/emergency-claim`}
      className="inline-flex min-h-11 items-center justify-self-start"
    >
      {emergencyClaim ? (
        <Badge tone={TONES[emergencyClaim]}>{t(`emergency-claim.state.${emergencyClaim}`)}</Badge>
      ) : (
        t('emergency-claim.link')
      )}
    </Link>
  );
};
