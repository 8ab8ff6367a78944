import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { complete } from './in-use.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Beside what axe looks for by itself: people who say what they press say what they see. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };
/** The rules about colors. A theme changes nothing else, so the second one is looked at for these alone. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Colours on their way from one theme to the other are nobody's contrast: they change at once. To draw
 * their way took most of the time of a look.
 */
const withoutTransitions = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
};

const withTransitions = (without: CSSStyleSheet): void => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== without);
};

/**
 * What axe finds on the page as it stands. It is brought into each document once: Playwright's own
 * builder does so twice for each look, and opens a window to put the results together.
 */
const violationsOn = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only ? { runOnly: { type: 'rule' as const, values: [...only] } } : { rules: RULES }),
  };
  return page.evaluate(async (chosen) => {
    if (!window.axe) throw new Error('axe is not on the page');
    const { violations } = await window.axe.run(document, chosen);
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  }, options);
};

/** What keeps the page, as it stands, from being read: wider than its screen, or by axe, light and dark. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const at = new URL(page.url()).pathname + new URL(page.url()).search;
  const faults: string[] = [];
  await complete(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (width > 0) faults.push(`${at}: ${width} px wider than the screen`);
  const sheet = await page.evaluateHandle(withoutTransitions);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const only = colorScheme === 'dark' ? ABOUT_COLORS : undefined;
    for (const violation of await violationsOn(page, only))
      faults.push(`${at} ${colorScheme}: ${violation}`);
  }
  await page.evaluate(withTransitions, sheet);
  return faults;
};
