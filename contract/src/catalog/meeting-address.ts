import { LANGUAGES, type Locale } from '../locale.ts';
import type { MeetingPlace } from './city-file.ts';
import { getLocalizedName } from './names.ts';

/**
 * Returns the meeting address for this place: its Japanese name, followed by its name in the user's
 * language in parentheses.
 */
export const formatMeetingAddress = (place: MeetingPlace, locale: Locale): string =>
  place.nameJa + LANGUAGES[locale].inParentheses(getLocalizedName(place, locale));

/** Returns where to stand, followed by the place's Japanese name and its reading in parentheses. */
export const formatDirections = (place: MeetingPlace, locale: Locale): string =>
  LANGUAGES[locale].reads === 'zh'
    ? `${place.directionsCn}（${place.nameJa}，${place.kana}）`
    : `${place.directionsEn}. (${place.nameJa}, ${place.kana})`;
