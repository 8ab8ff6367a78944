import type { Season } from '@tomoguide/contract/catalog/city-file';
import type { Theme } from '@tomoguide/contract/catalog/drawings';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';
import { business, craft, gallery, table, tea } from './themes/indoors.ts';
import {
  family,
  garden,
  hiking,
  onsen,
  railway,
  sea,
  snow,
  station,
  temple,
} from './themes/outdoors.ts';
import {
  arcade,
  barAlley,
  festival,
  lanes,
  market,
  night,
  photography,
  shopping,
  streetFood,
} from './themes/streets.ts';

const SCENES: Readonly<Record<Theme, readonly [(s: Sheet) => string, Season]>> = {
  tea: [tea, 'autumn'],
  table: [table, 'summer'],
  'street-food': [streetFood, 'summer'],
  market: [market, 'summer'],
  'bar-alley': [barAlley, 'summer'],
  temple: [temple, 'autumn'],
  craft: [craft, 'summer'],
  festival: [festival, 'summer'],
  gallery: [gallery, 'spring'],
  hiking: [hiking, 'summer'],
  onsen: [onsen, 'autumn'],
  snow: [snow, 'winter'],
  sea: [sea, 'summer'],
  garden: [garden, 'spring'],
  night: [night, 'summer'],
  lanes: [lanes, 'spring'],
  arcade: [arcade, 'summer'],
  shopping: [shopping, 'summer'],
  photography: [photography, 'spring'],
  family: [family, 'spring'],
  station: [station, 'summer'],
  business: [business, 'summer'],
  railway: [railway, 'autumn'],
};

/** Themes that take place after dark. Their scenes are dark on light pages as well. */
const AFTER_DARK: ReadonlySet<Theme> = new Set<Theme>(['bar-alley', 'night', 'street-food']);

/** Draws the scene of a tour theme. */
export const drawTheme = (theme: Theme, light: Light): string => {
  const [draw, season] = SCENES[theme];
  const sheet = new Sheet({ light: AFTER_DARK.has(theme) ? 'evening' : light, season });
  return sheet.svg(800, 500, draw(sheet));
};
