import type { Locator } from '@playwright/test';

/** Texts by users: cards of guides, quotes from reviews, and names of places to meet. */
const WRITTEN = 'article, a[href^="/guides/"], bdi';

/**
 * Counts the words that are visible without a tap, or in Chinese the characters, except those that people
 * wrote. A select counts with its chosen option only.
 */
export const countWords = (part: Locator): Promise<number> =>
  part.evaluate((root, selector) => {
    /** Text for screen readers alone is in a box of one pixel. */
    const isLarge = (element: Element | null): boolean =>
      element === null ||
      ((element.getBoundingClientRect().width > 1 ||
        getComputedStyle(element).display === 'contents') &&
        isLarge(element.parentElement));
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && isLarge(element);
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element.closest(selector) || element.closest('script, style')) continue;
      if (element instanceof HTMLOptionElement ? element.selected : isShown(element))
        texts.push(walker.currentNode.textContent ?? '');
    }
    const han = /\p{Script=Han}/gu;
    const text = texts.join(' ');
    return (
      (text.match(han) ?? []).length +
      text
        .replace(han, ' ')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    );
  }, WRITTEN);
