import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import {
  CITY_SEASONS,
  cityDrawing,
  drawingPath,
  SPOTS,
  spotPath,
  THEMES,
} from '@tomoguide/contract/catalog/drawings';
import { drawCity } from './draw-city.ts';
import { drawTheme } from './draw-theme.ts';
import { heroPhone, heroWide } from './hero.ts';
import { Sheet } from './sheet.ts';
import { drawSpot } from './spots.ts';

const fileName = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');

/** Every drawing of the site, by file name without `.svg`. */
export const drawAll = (): Map<string, string> => {
  const all = new Map<string, string>();
  for (const light of ['day', 'evening'] as const) {
    all.set(`hero-wide-${light}`, heroWide(new Sheet({ light, season: 'spring' })));
    all.set(`hero-phone-${light}`, heroPhone(new Sheet({ light, season: 'spring' })));
    for (const spot of SPOTS) all.set(fileName(spotPath(spot, light)), drawSpot(spot, light));
  }
  for (const light of ['day', 'dusk', 'evening'] as const) {
    for (const city of CITY_SLUGS) {
      const [usual, season] = [cityDrawing(city), cityDrawing(city, 'season')];
      all.set(fileName(drawingPath(usual, light)), drawCity(city, { light, season: null }));
      all.set(
        fileName(drawingPath(season, light)),
        drawCity(city, { light, season: CITY_SEASONS[city] }),
      );
    }
    for (const theme of THEMES)
      all.set(fileName(drawingPath(theme, light)), drawTheme(theme, light));
  }
  return all;
};
