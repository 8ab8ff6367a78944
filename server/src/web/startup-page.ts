import type { Locale } from '@tomoguide/contract/primitives';
import enLayout from '@tomoguide/contract/words/en/layout';
import zhLayout from '@tomoguide/contract/words/zh-CN/layout';
import { plainPage } from './plain-page.ts';

const LAYOUT = { en: enLayout, 'zh-CN': zhLayout } as const;

/** The page shown at every URL during startup. */
export const startupPage = (locale: Locale): string => {
  const { startingTitle, startingText, retry } = LAYOUT[locale];
  return plainPage({ title: startingTitle, text: startingText, links: [['', retry]] }, locale);
};
