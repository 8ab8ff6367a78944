import type { Locale } from '@tomoguide/contract/primitives';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import { renderPlainPage } from './plain-page.ts';

/** Returns the page shown at every URL while the server starts. */
export const renderStartupPage = (locale: Locale): string => {
  const { startingTitle, startingText, retry } = CATALOGS[locale].layout;
  return renderPlainPage(
    { title: startingTitle, text: startingText, links: [['', retry]] },
    locale,
  );
};
