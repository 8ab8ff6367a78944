import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import type { TourChoice } from '../../../parts/bookings/checkout-form/tour/tour-choice.ts';
import { CollapsiblePlan } from '../../../parts/bookings/itinerary/collapsible-plan.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

interface Props {
  guide: Pick<GuideDetail, 'itineraries'>;
  choice: Pick<TourChoice, 'itineraryId'>;
  /** The error message if the itinerary was deleted; otherwise undefined. */
  error: string | undefined;
  disabled: boolean;
  onLeave: () => void;
}

/**
 * Shows the title of the chosen itinerary and a button to book without it. Renders nothing if no itinerary
 * is chosen.
 */
export const ItineraryChoice = ({ guide, choice, error, disabled, onLeave }: Props) => {
  const { t } = useTranslation('checkout', 'trips');
  if (choice.itineraryId === null) return null;
  const itinerary = guide.itineraries.find(({ id }) => id === choice.itineraryId);
  return (
    <div
      ref={restoresFocusOnRemoval}
      data-field="itinerary"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunken px-4 py-3"
    >
      {error ? (
        <p role="alert" className="min-w-0 text-danger">
          {error}
        </p>
      ) : (
        <p className="wrap-anywhere min-w-0">
          <span className="block text-ink-soft text-sm">{t('trips.itinerary')}</span>
          <Link
            to={`/itinerary/${choice.itineraryId}`}
            className="font-semibold text-ink no-underline hover:underline"
          >
            <Unbroken>{itinerary?.title ?? ''}</Unbroken>
          </Link>
        </p>
      )}
      <Button
        tone={error ? 'secondary' : 'quiet'}
        size="small"
        className={error ? '' : '-mx-3'}
        disabled={disabled}
        onClick={onLeave}
      >
        {error ? t('checkout.itineraryGoOn') : t('checkout.itineraryLeave')}
      </Button>
      {itinerary ? <CollapsiblePlan plan={itinerary} /> : null}
    </div>
  );
};
