import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Season } from '@tomoguide/contract/catalog/city-file';
import { fukuoka } from './cities/fukuoka.ts';
import { hiroshima } from './cities/hiroshima.ts';
import { kobe } from './cities/kobe.ts';
import { kyoto } from './cities/kyoto.ts';
import { nagoya } from './cities/nagoya.ts';
import { nara } from './cities/nara.ts';
import { osaka } from './cities/osaka.ts';
import { sapporo } from './cities/sapporo.ts';
import { tokyo } from './cities/tokyo.ts';
import { yokohama } from './cities/yokohama.ts';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';

/** Each city's scene and its default season, which differs from the season of its second drawing. */
const SCENES: Readonly<Record<CitySlug, readonly [(s: Sheet) => string, usual: Season]>> = {
  tokyo: [tokyo, 'summer'],
  kyoto: [kyoto, 'spring'],
  osaka: [osaka, 'summer'],
  hiroshima: [hiroshima, 'summer'],
  sapporo: [sapporo, 'summer'],
  nara: [nara, 'summer'],
  yokohama: [yokohama, 'spring'],
  kobe: [kobe, 'summer'],
  fukuoka: [fukuoka, 'spring'],
  nagoya: [nagoya, 'autumn'],
};

interface CityLook {
  readonly light: Light;
  /** Null for the city's default season. */
  readonly season: Season | null;
}

/** Draws a city's landmark in a light and a season. */
export const drawCity = (city: CitySlug, { light, season }: CityLook): string => {
  const [draw, usual] = SCENES[city];
  const sheet = new Sheet({ light, season: season ?? usual });
  return sheet.svg(800, 500, draw(sheet));
};
