import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Place } from './place.ts';
import { places as fukuoka } from './places/fukuoka.ts';
import { places as hiroshima } from './places/hiroshima.ts';
import { places as kobe } from './places/kobe.ts';
import { places as kyoto } from './places/kyoto.ts';
import { places as nagoya } from './places/nagoya.ts';
import { places as nara } from './places/nara.ts';
import { places as osaka } from './places/osaka.ts';
import { places as sapporo } from './places/sapporo.ts';
import { places as tokyo } from './places/tokyo.ts';
import { places as yokohama } from './places/yokohama.ts';

export const PLACES: Readonly<Record<CitySlug, readonly Place[]>> = {
  tokyo,
  kyoto,
  osaka,
  hiroshima,
  sapporo,
  nara,
  yokohama,
  kobe,
  fukuoka,
  nagoya,
};
