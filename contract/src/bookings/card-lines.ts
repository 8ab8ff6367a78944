import type { PostalPlace } from '../catalog/entities.ts';
import { namesAnotherPlace } from '../catalog/place-conflict.ts';
import { listCommonParts } from '../catalog/postal-parts.ts';
import { formatPostalCode } from '../format.ts';
import type { DriverLines } from './driver-lines.ts';
import { isJapaneseAddress } from './japanese-address.ts';

/** The meeting point, as contained in bookings and in the travelers' page. */
export interface MeetingPlace {
  meetingAddress: string;
  meetingPostalCode: string | null;
  addressConfirmed: boolean;
  driverLines: DriverLines;
}

/** The card's words for the driver, in Japanese regardless of the user's language. */
export const DRIVER_WORDS = {
  please: 'ここまでお願いします。',
  building: '建物・目印',
  station: '最寄り駅',
} as const;

/** The lines of the driver's card. Null lines are omitted. */
export interface CardLines {
  postalCode: string | null;
  /** The address in Japanese, in large print; the typed address if no Japanese one is known. */
  address: string;
  kana: string | null;
  /** The typed address; null if it is already shown as `address`. */
  typed: string | null;
  romaji: string | null;
  chinese: string | null;
}

/**
 * Returns whether the driver's card has any Japanese text to show (docs/product/bookings.md, "The driver's
 * card").
 */
export const hasDriverCard = ({ meetingAddress, meetingPostalCode }: MeetingPlace): boolean =>
  meetingPostalCode !== null || isJapaneseAddress(meetingAddress);

/** Matches the house number at the start of the rest of an address. */
const NUMBERS = /^[\d０-９\p{Pd}－−ー\s]+/u;

/**
 * Returns the lines of the driver's card. `places` are the places of the meeting point's postal code; they
 * replace an address that is not in Japanese. A postal code that does not match the address is omitted,
 * because the address is the meeting point.
 */
export const getDriverCardLines = (
  place: MeetingPlace,
  places: readonly PostalPlace[],
): CardLines => {
  const { meetingAddress } = place;
  const isElsewhere = place.addressConfirmed || namesAnotherPlace(meetingAddress, places);
  const meetingPostalCode = isElsewhere ? null : place.meetingPostalCode;
  const parts = isElsewhere ? [] : listCommonParts(places);
  const kanji = parts.map((part) => part.kanji).join('');
  const isJapanese = isJapaneseAddress(meetingAddress) || !kanji;
  const rest = kanji && meetingAddress.startsWith(kanji) ? meetingAddress.slice(kanji.length) : '';
  const numbers = NUMBERS.exec(rest)?.[0].normalize('NFKC').trim() ?? '';
  const withNumbers = (words: string, joint: string) =>
    words ? `${words}${numbers && joint}${numbers}` : null;
  return {
    postalCode: meetingPostalCode && formatPostalCode(meetingPostalCode),
    address: isJapanese ? meetingAddress : kanji,
    kana: parts.map((part) => part.kana).join(' ') || null,
    typed: isJapanese ? null : meetingAddress,
    romaji: withNumbers(parts.map((part) => part.romaji).join(' '), ' '),
    chinese: withNumbers(parts.map((part) => part.chinese).join(''), ''),
  };
};
