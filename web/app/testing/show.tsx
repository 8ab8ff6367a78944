import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '@tomoguide/contract/primitives';
import i18next, { type Resource } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import '../app.css';
import { i18nOptions } from '../lib/i18n.ts';
import { getQueryClient } from '../lib/query-client.ts';

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
}

/**
 * Shows a part in a real browser as a page would: with sentences, styles, router and query cache.
 * `cached` is what the API is taken to have answered, by query key.
 */
export const show = async (
  part: ReactElement,
  {
    locale = 'en',
    at = '/',
    cached = [],
  }: {
    locale?: Locale;
    at?: string;
    cached?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  } = {},
): Promise<Shown> => {
  await i18n.changeLanguage(locale);
  const cache = getQueryClient();
  cache.clear();
  for (const [key, data] of cached) cache.setQueryData(key, data);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { screen, address, cache };
};
