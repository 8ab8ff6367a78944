import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { waitUntilLoaded } from './in-use.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Enabled in addition to axe's defaults, because users of speech input say the visible label. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };
/**
 * The rules about colors. Nothing else depends on the theme, so only these rules are checked in the second
 * theme.
 */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Returns a style sheet that disables transitions, because colors in the middle of a theme change would
 * fail the contrast rule and rendering the transitions took most of the check's time. It also disables the
 * dimming of lists that are being reloaded, which can happen at any time.
 */
const withoutTransitions = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after, ::backdrop { transition: none !important }
    [aria-busy="true"] * { opacity: 1 !important }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
};

const withTransitions = (without: CSSStyleSheet): void => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== without);
};

/**
 * Returns axe's violations on the page in its current state. Injects axe only once per document, whereas
 * Playwright's own builder injects it twice per check and opens a window to merge the results.
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

/**
 * Returns the problems of a page in its current state: content wider than the screen, and axe's violations in
 * the light and the dark theme.
 */
export const pageProblems = async (page: Page): Promise<string[]> => {
  const at = new URL(page.url()).pathname + new URL(page.url()).search;
  const problems: string[] = [];
  await waitUntilLoaded(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (width > 0) problems.push(`${at}: ${width} px wider than the screen`);
  const sheet = await page.evaluateHandle(withoutTransitions);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const only = colorScheme === 'dark' ? ABOUT_COLORS : undefined;
    for (const violation of await violationsOn(page, only))
      problems.push(`${at} ${colorScheme}: ${violation}`);
  }
  await page.evaluate(withTransitions, sheet);
  return problems;
};
