import type { TextLanguage } from '../languages/en.ts';
import type { Named } from './names.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The data that every page about a city needs. */
export interface CityFacts extends Named {
  readonly slug: string;
  /** The name on Japanese signs. */
  readonly nameJa: string;
  /** Other spellings that users type, separated by spaces: kana, pinyin, old characters, airports. */
  readonly aliases: string;
  /** The season of its second drawing. */
  readonly season: Season;
  /**
   * Vertical position of the landmark in its drawing, in percent from the top, for wider frames; 50 if
   * absent.
   */
  readonly focus?: number;
}

/** A well-known place to meet: a station exit or a landmark. */
export interface MeetingPlace extends Named {
  /** As on Japanese signs. */
  readonly nameJa: string;
  readonly kana: string;
  /** Where exactly to stand. */
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
  /** Best known first (docs/product/bookings.md, "Where to meet"). */
  readonly meetingPlaces: readonly MeetingPlace[];
}
