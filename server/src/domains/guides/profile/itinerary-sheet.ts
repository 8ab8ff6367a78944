import { formatHours, formatInstant, formatMoney } from '@tomoguide/contract/format';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { localizeTerms, NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { Locale } from '@tomoguide/contract/primitives';
import {
  type BothItineraries,
  buildEmergencyPart,
  buildPlan,
  buildTermsParts,
  getServiceNames,
} from '../../../trip-sheets/common-parts.ts';
import type { TripSheet } from '../../../trip-sheets/sheet.ts';
import { both, t, toBilingual } from '../../../trip-sheets/texts.ts';

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

/** Creates the trip sheet of an itinerary (docs/product/trip-sheets.md, "Of an itinerary"). */
export const createItinerarySheet = (facts: Facts): TripSheet => {
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
        title: t('trip-sheet.itineraryTitle'),
        rows: [
          { label: t('trip-sheet.guide'), value: toBilingual(guide.name) },
          {
            label: t('trip-sheet.length'),
            value: both((language) => formatHours(durationHours, language)),
          },
          ...(services.length > 0
            ? [{ label: t('trip-sheet.services'), value: getServiceNames(services) }]
            : []),
        ],
      },
      buildPlan(both((language) => itinerary[language].stops)),
      ...buildTermsParts(
        both((language) => itinerary[language].terms ?? localizeTerms(NO_TERMS, language)),
      ),
      {
        kind: 'rows',
        title: t('trip-sheet.price'),
        rows: [
          { label: t('trip-sheet.pricePerHour'), value: perHour(guide.basicPricePerHourCents) },
          {
            label: t('trip-sheet.priceExtra'),
            value: perHour(guide.additionalPricePerPersonCents),
          },
          { label: toBilingual(''), value: t('trip-sheet.deposit') },
          { label: t('trip-sheet.book'), value: toBilingual(`${publicUrl}/itinerary/${id}`) },
        ],
      },
      buildEmergencyPart(),
    ],
    foot: t('trip-sheet.asOf', (language) => ({
      time: formatInstant(now.toString(), guide.timeZone, language),
      place: new URL(publicUrl).host,
    })),
    pageOf: t('trip-sheet.pageOf', () => ({ page: '{{page}}', pages: '{{pages}}' })),
    madeAt: now.epochMilliseconds,
  };
};
