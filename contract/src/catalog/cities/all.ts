import { fukuoka } from './fukuoka.ts';
import { hiroshima } from './hiroshima.ts';
import { kobe } from './kobe.ts';
import { kyoto } from './kyoto.ts';
import { nagoya } from './nagoya.ts';
import { nara } from './nara.ts';
import { osaka } from './osaka.ts';
import { sapporo } from './sapporo.ts';
import { tokyo } from './tokyo.ts';
import { yokohama } from './yokohama.ts';

/** The service cities in display order: the specification's ten in its order (§9), then newer ones. */
export const ALL_CITIES = [
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
] as const;
