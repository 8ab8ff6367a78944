import type { Theme } from '@tomoguide/contract/catalog/drawings';
import { hills } from './hills.ts';
import type { Light } from './palette.ts';
import { Sheet } from './sheet.ts';

/** What a tour of a theme looks like. */
export const drawTheme = (theme: Theme, light: Light): string =>
  hills(new Sheet({ light, season: 'summer' }), theme.length);
