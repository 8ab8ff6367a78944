import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { complete } from './in-use.ts';

/** Beside what axe looks for by itself: people who say what they press say what they see. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Colours that are still on their way from one theme to the other are nobody's contrast. */
const settled = (): boolean =>
  document.getAnimations().every((each) => !(each instanceof CSSTransition));

/** What keeps the page, as it stands, from being read: wider than its screen, or by axe, light and dark. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const at = new URL(page.url()).pathname + new URL(page.url()).search;
  const faults: string[] = [];
  await complete(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (width > 0) faults.push(`${at}: ${width} px wider than the screen`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(settled);
    const { violations } = await new AxeBuilder({ page }).options({ rules: RULES }).analyze();
    for (const { id, nodes } of violations) {
      faults.push(`${at} ${colorScheme}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`);
    }
  }
  return faults;
};
