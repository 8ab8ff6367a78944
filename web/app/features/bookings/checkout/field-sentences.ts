import type { LeadField } from '@tomoguide/contract/bookings/lead-traveler';
import type { ParticularField } from '@tomoguide/contract/bookings/particulars';
import { formatHours, formatTime } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { type FieldSentences, LEAD_FIELD } from './checkout-fields.ts';
import type { RefusedField } from './refusal.ts';
import { type DayFault, useDayFaultWords } from './tour/day-fault.ts';
import type { TourChoice, TourOffer } from './tour/tour-choice.ts';
import type { TourErrors } from './tour/tour-errors.ts';

interface Found {
  choice: TourChoice;
  offer: TourOffer;
  /** What keeps the tour from being booked. */
  tour: TourErrors;
  /** The particulars that are wrong. */
  particulars: ReadonlySet<ParticularField>;
  /** What is wrong with who travels. */
  lead: ReadonlySet<LeadField>;
  /** What was typed as a day and is none. */
  dayFault: DayFault | null;
  /** What the server refused. */
  refused: RefusedField | null;
  /** The chosen time is held by a booking of the traveler's own. */
  heldByMe: boolean;
}

/** Words for everything that is wrong: what the form finds, and what the server refused. */
export const useFieldSentences = (found: Found): FieldSentences => {
  const { choice, offer, tour, particulars, lead, dayFault, refused, heldByMe } = found;
  const { minPeople, maxPeople } = offer;
  const { t } = useTranslation('bookings-checkout');
  const { t: errors } = useTranslation('errors');
  const dayFaultWords = useDayFaultWords();
  const locale = useLocale();
  const start = () => {
    if (tour.start !== 'startGone') return t('startMissing');
    if (heldByMe) return t('problem.ownHold');
    return t('startGone', {
      time: formatTime(choice.start, offer.timeZone, locale),
      hours: formatHours(choice.duration, locale),
    });
  };
  const date = dayFault ? dayFaultWords(dayFault) : tour.date ? t('dateMissing') : null;
  return {
    ...(refused ? { [refused.field]: errors(refused.code) } : {}),
    ...(tour.itinerary ? { itinerary: t('itineraryGone') } : {}),
    ...(date ? { date } : {}),
    ...(tour.start ? { start: start() } : {}),
    ...(tour.travelers
      ? { travelers: t(tour.travelers, { min: minPeople, max: maxPeople, count: maxPeople }) }
      : {}),
    ...Object.fromEntries([...particulars].map((field) => [field, t(`wrong.${field}`)])),
    ...Object.fromEntries([...lead].map((field) => [LEAD_FIELD[field], t(`lead.wrong.${field}`)])),
    // Once it was sent; while it is typed the field says it shorter.
    ...(particulars.has('meetingPostalCode') ? { meetingPostalCode: t('postalInvalid') } : {}),
  };
};
