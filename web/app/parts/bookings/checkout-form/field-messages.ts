import type { LeadField } from '@tomoguide/contract/bookings/lead-traveler';
import type { ParticularField } from '@tomoguide/contract/bookings/particulars';
import { formatHours, formatTime } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { type FieldMessages, LEAD_FIELD } from './checkout-fields.ts';
import { type DayProblem, useDayProblemText } from './tour/day-problem.ts';
import type { TourChoice, TourOffer } from './tour/tour-choice.ts';
import type { TourErrors } from './tour/tour-errors.ts';

interface Found {
  choice: TourChoice;
  offer: TourOffer;
  /** The errors in the choice of the tour. */
  tour: TourErrors;
  /** The invalid details. */
  particulars: ReadonlySet<ParticularField>;
  /** The invalid fields of the lead traveler. */
  lead: ReadonlySet<LeadField>;
  /** Why the typed day is invalid; null if it is valid. */
  dayProblem: DayProblem | null;
  /** True if one of the traveler's own bookings holds the chosen time. */
  heldByMe: boolean;
}

/** Returns the error message of every invalid field. */
export const useFieldErrors = (found: Found): FieldMessages => {
  const { choice, offer, tour, particulars, lead, dayProblem, heldByMe } = found;
  const { minPeople, maxPeople } = offer;
  const { t } = useTranslation('checkout');
  const dayProblemWords = useDayProblemText();
  const locale = useLocale();
  const start = () => {
    if (tour.start !== 'startGone') return t('checkout.startMissing');
    if (heldByMe) return t('checkout.problem.ownHold');
    return t('checkout.startGone', {
      time: formatTime(choice.start, offer.timeZone, locale),
      hours: formatHours(choice.duration, locale),
    });
  };
  return {
    itinerary: tour.itinerary && t('checkout.itineraryGone'),
    date: dayProblem ? dayProblemWords(dayProblem) : tour.date && t('checkout.dateMissing'),
    start: tour.start && start(),
    travelers:
      tour.travelers &&
      t(`checkout.${tour.travelers}`, { min: minPeople, max: maxPeople, count: maxPeople }),
    ...Object.fromEntries([...particulars].map((field) => [field, t(`checkout.wrong.${field}`)])),
    ...Object.fromEntries(
      [...lead].map((field) => [LEAD_FIELD[field], t(`checkout.lead.wrong.${field}`)]),
    ),
    // Shown after a submit. While the user types, the field itself shows a shorter message.
    ...(particulars.has('meetingPostalCode')
      ? { meetingPostalCode: t('checkout.postalInvalid') }
      : {}),
  };
};
