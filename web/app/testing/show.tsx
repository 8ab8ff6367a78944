import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SignedIn } from '@tomoguide/contract/accounts/entities';
import type { Locale } from '@tomoguide/contract/primitives';
import i18next, { type Resource } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import '../app.css';
import { i18nOptions } from '../lib/i18n.ts';
import { getQueryClient } from '../lib/query-client.ts';
import { endSession, startSession } from '../lib/session.ts';
import { answerCalls, type Sent } from './api-replies.ts';

const catalogues = import.meta.glob<Record<string, unknown>>(
  '../../../contract/src/locales/*/*.ts',
  { import: 'default', eager: true },
);

const resources = (): Resource => {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const [, locale = '', namespace = ''] = /([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
    all[locale] = { ...all[locale], [namespace]: catalogue };
  }
  return all as Resource;
};

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ ...i18nOptions, lng: 'en', resources: resources() });

export interface Shown {
  screen: Awaited<ReturnType<typeof render>>;
  /** Path and query of the page the reader is on. */
  address: () => string;
  cache: QueryClient;
  /** The calls made so far. */
  sent: Sent[];
}

/**
 * Shows a part in a real browser as a page would: with sentences, styles, router and query cache.
 * `replies` is what the API is taken to answer, `as` who is signed in.
 */
export const show = async (
  part: ReactElement,
  {
    locale = 'en',
    at = '/',
    as = null,
    replies = [],
  }: {
    locale?: Locale;
    at?: string;
    as?: SignedIn | null;
    replies?: Parameters<typeof answerCalls>[0];
  } = {},
): Promise<Shown> => {
  await i18n.changeLanguage(locale);
  const cache = getQueryClient();
  cache.clear();
  if (as) startSession(as);
  else endSession('logout');
  const sent = answerCalls(replies);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { screen, address, cache, sent };
};
