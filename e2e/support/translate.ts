import type { Page } from '@playwright/test';

/**
 * Simulates the browser's translation from the next page on: shortly after each change, replaces each text
 * node with a translator's elements, as Chrome does. The text stays the same, so that tests can match it.
 */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const UNTOUCHED = 'script, style, textarea, font, [translate=no]';
    const translate = (): void => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(UNTOUCHED)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    addEventListener('load', () => {
      translate();
      new MutationObserver(translate).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
};
