import { dishes } from './dishes.ts';
import { fukuoka } from './fukuoka.ts';
import { hiroshima } from './hiroshima.ts';
import { kobe } from './kobe.ts';
import { kyoto } from './kyoto.ts';
import { nagoya } from './nagoya.ts';
import { nara } from './nara.ts';
import { osaka } from './osaka.ts';
import type { Area, Place } from './place.ts';
import { sapporo } from './sapporo.ts';
import { tokyo } from './tokyo.ts';
import { yokohama } from './yokohama.ts';

/*
 * Stations, sights and dishes in and near the service cities, in English, Chinese and Japanese. Compiled by hand from
 * general knowledge on November 30, 2026; nothing is taken from another collection. Only the server loads this list:
 * a page gets the names of the places that it shows.
 */

const CITIES = [tokyo, kyoto, osaka, hiroshima, sapporo, nara, yokohama, kobe, fukuoka, nagoya];

export const PLACES: readonly Place[] = [
  ...CITIES.flatMap(({ places }) => places),
  ...dishes.flat(),
];

/** About fifteen areas per city. */
export const AREAS: readonly Area[] = CITIES.flatMap(({ areas }) => areas);
