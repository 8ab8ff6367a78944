import { CITIES } from '@tomoguide/contract/catalog/cities';
import {
  getCityDrawing,
  getDrawingPath,
  getSpotPath,
  SPOTS,
  THEMES,
} from '@tomoguide/contract/catalog/drawings';
import { drawCity } from './draw-city.ts';
import { drawTheme } from './draw-theme.ts';
import { heroWide } from './hero.ts';
import { Sheet } from './sheet.ts';
import { drawSpot } from './spots.ts';

const fileName = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');

/** Draws all drawings of the site, by file name without `.svg`. */
export const drawAll = (): Map<string, string> => {
  const all = new Map<string, string>();
  for (const light of ['day', 'evening'] as const) {
    all.set(`hero-wide-${light}`, heroWide(new Sheet({ light, season: 'spring' })));
    for (const spot of SPOTS) all.set(fileName(getSpotPath(spot, light)), drawSpot(spot, light));
  }
  for (const light of ['day', 'dusk', 'evening'] as const) {
    for (const { slug: city, season } of CITIES) {
      for (const [when, of] of [
        ['usual', null],
        ['season', season],
      ] as const)
        all.set(
          fileName(getDrawingPath(getCityDrawing(city, when), light)),
          drawCity(city, { light, season: of }),
        );
    }
    for (const theme of THEMES)
      all.set(fileName(getDrawingPath(theme, light)), drawTheme(theme, light));
  }
  return all;
};
