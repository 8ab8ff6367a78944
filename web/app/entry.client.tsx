import { asTheme } from '@tomoguide/contract/reader-preferences';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { currentLocale } from './lib/current-locale.ts';
import { keepNoMorePresses } from './lib/early-press.ts';
import { PageInfoContext } from './lib/page-info.ts';
import { renderedWording, SentencesProvider } from './translation/sentences-provider.tsx';

const start = async (): Promise<void> => {
  // Older browsers have no Temporal; the newer ones are not made to fetch it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const wording = renderedWording(currentLocale() ?? 'en');
  const facts = {
    theme: asTheme(document.documentElement.dataset.theme ?? null),
    origin: location.origin,
  };
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
