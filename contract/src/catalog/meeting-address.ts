import { LANGUAGES, type Locale } from '../locale.ts';
import type { MeetingPlace } from './city-file.ts';
import { nameIn } from './names.ts';

/** The meeting address that the place fills in: its Japanese name, then the user's. */
export const meetingAddressAt = (place: MeetingPlace, locale: Locale): string =>
  place.nameJa + LANGUAGES[locale].inParentheses(nameIn(place, locale));

/** Where to stand, with the reading of the place's Japanese name. */
export const directionsTo = (place: MeetingPlace, locale: Locale): string =>
  LANGUAGES[locale].reads === 'zh'
    ? `${place.directionsCn}（${place.nameJa}，${place.kana}）`
    : `${place.directionsEn}. (${place.nameJa}, ${place.kana})`;
