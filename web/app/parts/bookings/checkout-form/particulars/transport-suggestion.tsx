import type { TransportOption } from '@tomoguide/contract/bookings/particulars';
import { suggestTransport } from '@tomoguide/contract/bookings/suggest-transport';
import { formatDuration } from '@tomoguide/contract/format';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { toDayStops } from '../../../guides/day-fit/day-stops.ts';
import { useDayFit } from '../../../guides/day-fit/use-day-fit.ts';

interface Props {
  itinerary: Itinerary;
  /** The option chosen so far. */
  chosen: TransportOption | null;
  onTake: (option: TransportOption) => void;
}

/** Suggests the transportation allowance that fits the routes between the itinerary's stops. */
export const TransportSuggestion = ({ itinerary, chosen, onTake }: Props) => {
  const { t } = useTranslation('day-fit', 'bookings');
  const locale = useLocale();
  const stops = toDayStops(itinerary.stops);
  const fit = useDayFit({ stops, minutes: null, day: null, startMinute: null });
  const minutes = fit?.roundTripMinutes ?? null;
  if (minutes === null) return null;
  const option = suggestTransport(minutes);
  if (option === chosen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" data-transport-suggestion>
      <p className="text-ink-soft">
        {t('day-fit.transport', { length: formatDuration(minutes, locale) })}
      </p>
      <Button tone="secondary" size="small" onClick={() => onTake(option)}>
        {t('day-fit.take', { option: t(`bookings.transport.${option}`) })}
      </Button>
    </div>
  );
};
