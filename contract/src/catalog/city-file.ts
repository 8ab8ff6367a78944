import type { TextLanguage } from '../languages/en.ts';
import type { Named } from './names.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The data that every page about a city needs. */
export interface CityFacts extends Named {
  readonly slug: string;
  /** The name as written on Japanese signs. */
  readonly nameJa: string;
  /** Other spellings that users type, separated by spaces: kana, pinyin, old characters, airports. */
  readonly aliases: string;
  /** The season that the city's second drawing shows. */
  readonly season: Season;
  /**
   * Vertical position of the landmark in the city's drawing, in percent from the top, for frames wider than
   * the drawing; 50 if absent.
   */
  readonly focus?: number;
}

/** A well-known place to meet: a station exit or a landmark. */
export interface MeetingPlace extends Named {
  /** The name as written on Japanese signs. */
  readonly nameJa: string;
  readonly kana: string;
  /** Where exactly to stand, in English. */
  readonly directionsEn: string;
  readonly directionsCn: string;
}

export const place = (
  nameJa: string,
  kana: string,
  nameCn: string,
  nameEn: string,
  directionsCn: string,
  directionsEn: string,
): MeetingPlace => ({ nameJa, kana, nameCn, nameEn, directionsCn, directionsEn });

/** All data about a service city except its drawing. */
export interface CityFile extends CityFacts {
  readonly texts: Readonly<
    Record<TextLanguage, { readonly tagline: string; readonly about: string }>
  >;
  /** Meeting places, best known first (docs/product/bookings.md, "Where to meet"). */
  readonly meetingPlaces: readonly MeetingPlace[];
}
