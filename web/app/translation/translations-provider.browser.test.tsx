import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TextTree } from '@tomoguide/contract/translate';
import { Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import layout from '../../../contract/src/words/en/layout.ts';
import { PageError } from '../layout/page-error.tsx';
import { createRenderedWording, TranslationsProvider } from './translations-provider.tsx';
import { useTranslation } from './use-translation.ts';

/** The texts that the server sent with the page. */
let inlined: HTMLScriptElement;
beforeEach(() => {
  inlined = document.createElement('script');
  Object.assign(inlined, { id: 'sentences', type: 'application/json' });
  inlined.textContent = JSON.stringify({ layout });
  document.head.append(inlined);
});
afterEach(() => {
  inlined.remove();
  vi.restoreAllMocks();
});

const Trips = () => <p>{useTranslation('trips').t('trips.waitingForGuide', { time: 'noon' })}</p>;

/** Shows a site with the pages / and /trips, whose texts come from `fetchFile`. */
const showSite = async (fetchFile: () => Promise<TextTree>) => {
  const router = createMemoryRouter([
    {
      element: (
        <Suspense>
          <Link to="/">Home</Link>
          <Link to="/trips">Trips</Link>
          <Outlet />
        </Suspense>
      ),
      children: [
        { path: '/', element: <p>Welcome</p> },
        { path: '/trips', element: <Trips />, ErrorBoundary: () => <PageError error={null} /> },
      ],
    },
  ]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <TranslationsProvider rendered={createRenderedWording('en', fetchFile)}>
        <RouterProvider router={router} />
      </TranslationsProvider>
    </QueryClientProvider>,
  );
};

const clickLink = (name: string) => page.getByRole('link', { name }).click();
const problem = page.getByRole('heading', { name: 'Something went wrong' });

test('fetches texts once, and shows an error on failure', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetchFile = vi.fn(async (): Promise<TextTree> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await showSite(fetchFile);
  await clickLink('Trips');
  await expect.element(problem).toBeVisible();
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(consoleError.mock.calls.flat().map(String).join()).not.toContain('uncached promise');
});

test('refetches the texts when the user returns to the page after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetchFile = vi
    .fn(async (): Promise<TextTree> => ({ waitingForGuide: 'Waiting until {{time}}' }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await showSite(fetchFile);
  await clickLink('Trips');
  await expect.element(problem).toBeVisible();
  await clickLink('Home');
  await expect.element(page.getByText('Welcome')).toBeVisible();
  await clickLink('Trips');
  await expect.element(page.getByText('Waiting until noon')).toBeVisible();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});
