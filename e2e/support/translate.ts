import type { Page } from '@playwright/test';

/**
 * From the next page on, the browser translates: soon after anything changes, each text node is replaced
 * by elements of the translator's, as Chrome does. The words stay, so that tests can read them.
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
