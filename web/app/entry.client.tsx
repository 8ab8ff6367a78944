import { asTheme } from '@tomoguide/contract/display-preferences';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { deleteExpiredDrafts } from './form/stored-draft.ts';
import { getCurrentLocale } from './lib/current-locale.ts';
import { stopRecordingClicks } from './lib/early-click.ts';
import { takeStoredPage } from './lib/next-page.ts';
import { PageInfoContext } from './lib/page-info.ts';
import { readSession } from './lib/session.ts';
import { supportPageTranslation } from './lib/translated-page.ts';
import { fetchTranslationFiles } from './translation/fetch-translations.ts';
import {
  createRenderedWording,
  TranslationsProvider,
} from './translation/translations-provider.tsx';

/** Events that show that the user has started to use the page. */
const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the manifest of the translation files before the app needs it: immediately for logged-in users,
 * whose view differs from the one that the server sent, and on the first interaction for visitors.
 */
const prefetchTranslations = (): void => {
  const fetchList = () => {
    for (const intent of INTENTS) removeEventListener(intent, fetchList);
    // The code that needs the manifest fetches it again and reports the failure.
    fetchTranslationFiles().catch(() => undefined);
  };
  if (readSession()) fetchList();
  else for (const intent of INTENTS) addEventListener(intent, fetchList, { passive: true });
};

const start = async (): Promise<void> => {
  const lost = takeStoredPage();
  if (lost) return location.replace(lost);
  // Only older browsers, which lack Temporal, fetch the polyfill.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const wording = createRenderedWording(getCurrentLocale() ?? 'en');
  const facts = {
    theme: asTheme(document.documentElement.dataset.theme ?? null),
    origin: location.origin,
  };
  prefetchTranslations();
  supportPageTranslation();
  deleteExpiredDrafts();
  startTransition(() => {
    stopRecordingClicks();
    hydrateRoot(
      document,
      <StrictMode>
        <PageInfoContext value={facts}>
          <TranslationsProvider rendered={wording}>
            <HydratedRouter />
          </TranslationsProvider>
        </PageInfoContext>
      </StrictMode>,
    );
  });
};

start();
