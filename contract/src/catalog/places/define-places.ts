import type { CitySlug } from '../cities.ts';
import type { Area, Place } from './place.ts';

/** The places of a city in short form. */
interface CityPlacesSource {
  /** The areas by slug, with their English and Chinese names. */
  readonly areas: Readonly<Record<string, readonly [nameEn: string, nameCn: string]>>;
  /**
   * One place per line: `slug | form | area | English | Chinese | Japanese | other; spellings`. Stations are written
   * without the word for station.
   */
  readonly list: string;
}

export interface CityPlaces {
  readonly areas: readonly Area[];
  readonly places: readonly Place[];
}

/** The short form of a place, and whether its name without 'Station' means it too. */
const FORMS = ['station', 'station-only', 'airport', 'sight'] as const;

const readLines = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const readAliases = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '');

/** Words that people add to the names of temples and shrines. */
const listSightAliases = (nameEn: string): string[] => {
  if (/(?:-(?:ji|in|do|dera|gu)|dera|Taisha|Jingu)$/.test(nameEn)) {
    return [`${nameEn} Temple`, `${nameEn} Shrine`];
  }
  return [];
};

const toPlace = (city: CitySlug, areas: CityPlacesSource['areas'], cells: string[]): Place => {
  const [slug = '', formName, area = '', nameEn = '', nameCn = '', nameJa = '', others] = cells;
  const form = FORMS.find((name) => name === formName);
  if (!form || !(area in areas) || nameJa === '') {
    throw new Error(`Invalid place in ${city}: ${cells.join(' | ')}`);
  }
  const id = `${city}-${slug}`;
  const aliases = readAliases(others);
  if (form === 'airport')
    return { id, kind: 'station', city, area, nameEn, nameCn, nameJa, aliases };
  if (form === 'sight') {
    const all = [...aliases, ...listSightAliases(nameEn)];
    return { id, kind: 'sight', city, area, nameEn, nameCn, nameJa, aliases: all };
  }
  const bases = form === 'station' ? [nameEn, nameCn, nameJa] : [];
  return {
    id,
    kind: 'station',
    city,
    area,
    nameEn: `${nameEn} Station`,
    nameCn: `${nameCn}站`,
    nameJa: `${nameJa}駅`,
    aliases: [
      ...bases,
      `${nameEn} Sta.`,
      `${nameEn} Eki`,
      `JR ${nameEn} Station`,
      `${nameCn}车站`,
      `JR${nameCn}站`,
      `JR${nameJa}駅`,
      ...aliases,
    ],
  };
};

/** Expands the short form of a city's places. */
export const definePlaces = (city: CitySlug, { areas, list }: CityPlacesSource): CityPlaces => ({
  areas: Object.entries(areas).map(([slug, [nameEn, nameCn]]) => ({ slug, city, nameEn, nameCn })),
  places: readLines(list).map((cells) => toPlace(city, areas, cells)),
});

/**
 * Expands the short form of dishes, one per line: `slug | English | Chinese | Japanese | other; spellings`. The city is
 * null for dishes that are served everywhere.
 */
export const defineDishes = (city: CitySlug | null, list: string): Place[] =>
  readLines(list).map(([slug = '', nameEn = '', nameCn = '', nameJa = '', others]) => ({
    id: `${city ?? 'dish'}-${slug}`,
    kind: 'dish',
    city,
    area: null,
    nameEn,
    nameCn,
    nameJa,
    aliases: readAliases(others),
  }));
