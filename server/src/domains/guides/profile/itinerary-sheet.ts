import { formatHours, formatInstant, formatMoney } from '@tomoguide/contract/format';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { NO_TERMS, termsIn } from '@tomoguide/contract/guides/itinerary-terms';
import type { Locale } from '@tomoguide/contract/primitives';
import {
  type BothItineraries,
  emergencyPart,
  namesOfServices,
  planOf,
  termsPartsOf,
} from '../../../trip-sheets/common-parts.ts';
import { both, sameText, say } from '../../../trip-sheets/sentences.ts';
import type { TripSheet } from '../../../trip-sheets/sheet.ts';

interface Facts {
  itinerary: BothItineraries;
  guide: Pick<
    GuideCard,
    'name' | 'timeZone' | 'basicPricePerHourCents' | 'additionalPricePerPersonCents'
  >;
  locale: Locale;
  publicUrl: string;
  now: Temporal.Instant;
}

/** The trip sheet of an itinerary (docs/product/trip-sheets.md, "Of an itinerary"). */
export const itinerarySheet = (facts: Facts): TripSheet => {
  const { itinerary, guide, locale, publicUrl, now } = facts;
  const { id, durationHours, services } = itinerary.en;
  const perHour = (cents: number) => both((language) => formatMoney(cents, language));
  return {
    locale,
    title: both((language) => itinerary[language].title),
    subtitle: both((language) => itinerary[language].summary),
    notice: null,
    parts: [
      {
        kind: 'rows',
        title: say('itineraryTitle'),
        rows: [
          { label: say('guide'), value: sameText(guide.name) },
          { label: say('length'), value: both((language) => formatHours(durationHours, language)) },
          ...(services.length > 0
            ? [{ label: say('services'), value: namesOfServices(services) }]
            : []),
        ],
      },
      planOf(both((language) => itinerary[language].stops)),
      ...termsPartsOf(both((language) => itinerary[language].terms ?? termsIn(NO_TERMS, language))),
      {
        kind: 'rows',
        title: say('price'),
        rows: [
          { label: say('pricePerHour'), value: perHour(guide.basicPricePerHourCents) },
          { label: say('priceExtra'), value: perHour(guide.additionalPricePerPersonCents) },
          { label: sameText(''), value: say('deposit') },
          { label: say('book'), value: sameText(`${publicUrl}/itinerary/${id}`) },
        ],
      },
      emergencyPart(),
    ],
    foot: say('asOf', (language) => ({
      time: formatInstant(now.toString(), guide.timeZone, language),
      place: new URL(publicUrl).host,
    })),
    pageOf: say('pageOf', () => ({ page: '{{page}}', pages: '{{pages}}' })),
    madeAt: now.epochMilliseconds,
  };
};
