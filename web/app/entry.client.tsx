import { asTheme } from '@tomoguide/contract/reader-preferences';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { currentLocale } from './lib/current-locale.ts';
import { keepNoMorePresses } from './lib/early-press.ts';
import { takeLostLink } from './lib/lost-link.ts';
import { PageInfoContext } from './lib/page-info.ts';
import { readSession } from './lib/session.ts';
import { letPagesBeTranslated } from './lib/translated-page.ts';
import {
  fetchSentenceFiles,
  renderedWording,
  SentencesProvider,
} from './translation/sentences-provider.tsx';

/** What the first touch of a page leads to. */
const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Has the list of sentence files on its way before anything needs it: at once for people who are
 * signed in, whose view of a page is not the one that came; for visitors when they reach for something.
 */
const expectSentences = (): void => {
  const fetchList = () => {
    for (const intent of INTENTS) removeEventListener(intent, fetchList);
    // Whatever needs it asks again, and says what failed.
    fetchSentenceFiles().catch(() => undefined);
  };
  if (readSession()) fetchList();
  else for (const intent of INTENTS) addEventListener(intent, fetchList, { passive: true });
};

const start = async (): Promise<void> => {
  const lost = takeLostLink();
  if (lost) return location.replace(lost);
  // Older browsers have no Temporal; the newer ones are not made to fetch it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const wording = renderedWording(currentLocale() ?? 'en');
  const facts = {
    theme: asTheme(document.documentElement.dataset.theme ?? null),
    origin: location.origin,
  };
  expectSentences();
  letPagesBeTranslated();
  startTransition(() => {
    keepNoMorePresses();
    hydrateRoot(
      document,
      <StrictMode>
        <PageInfoContext value={facts}>
          <SentencesProvider rendered={wording}>
            <HydratedRouter />
          </SentencesProvider>
        </PageInfoContext>
      </StrictMode>,
    );
  });
};

start();
