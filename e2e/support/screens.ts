import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

export interface Screen {
  name: string;
  locale: 'en-US' | 'zh-CN';
  lang: 'en' | 'zh-CN';
  phone: boolean;
  viewport: { width: number; height: number };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * The four screens on which pages are checked. The first two cover both languages and both widths: in a
 * quick run, the main journeys take only them.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'zh-phone', locale: 'zh-CN', lang: 'zh-CN', phone: true, viewport: PHONE },
  { name: 'en-desktop', locale: 'en-US', lang: 'en', phone: false, viewport: DESKTOP },
  { name: 'en-phone', locale: 'en-US', lang: 'en', phone: true, viewport: PHONE },
  { name: 'zh-desktop', locale: 'zh-CN', lang: 'zh-CN', phone: false, viewport: DESKTOP },
];

const JOURNEYS = readdirSync(new URL('../journeys', import.meta.url)).sort();

/** Returns the screen on which a quick run runs a journey: each in turn, main journeys the first. */
export const getScreen = (file: string): Screen => {
  const name = basename(file);
  const turn = name.startsWith('main-') ? 0 : JOURNEYS.indexOf(name) % SCREENS.length;
  const screen = SCREENS[turn];
  if (!screen) throw new Error(`${name} is not a journey`);
  return screen;
};
