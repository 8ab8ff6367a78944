import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SignedIn } from '@tomoguide/contract/accounts/entities';
import type { Locale } from '@tomoguide/contract/primitives';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import '../app.css';
import { getQueryClient } from '../lib/query-client.ts';

import { endSession, startSession } from '../lib/session.ts';
import { createPageTexts } from '../translation/rendered-texts.ts';
import { TextsContext } from '../translation/use-translation.ts';
import { answerCalls, type Sent } from './api-replies.ts';

export interface Shown {
  screen: Awaited<ReturnType<typeof render>>;
  /** Returns the path and query of the current page. */
  address: () => string;
  /** Goes back, like the browser's Back button. */
  back: () => Promise<void>;
  cache: QueryClient;
  /** The API calls made so far. */
  sent: Sent[];
}

/**
 * Renders a component in a real browser as a page would, with texts, styles, router and query cache.
 * `replies` are the API's replies; `as` is the logged-in user.
 */
export const show = async (
  part: ReactElement,
  {
    locale = 'en',
    at = '/',
    as = null,
    replies = [],
    beforePage,
  }: {
    locale?: Locale;
    at?: string;
    as?: SignedIn | null;
    replies?: Parameters<typeof answerCalls>[0];
    /** Called before the page renders, for example to load a module that the page needs. */
    beforePage?: (path: string) => Promise<void> | undefined;
  } = {},
): Promise<Shown> => {
  const cache = getQueryClient();
  cache.clear();
  // Set before the session, because mounted components refetch when the session changes.
  const sent = answerCalls(replies);
  if (as) startSession(as);
  else endSession('logout');
  const loader =
    beforePage &&
    (async ({ request }: { request: Request }) => {
      await beforePage(new URL(request.url).pathname);
      return null;
    });
  const router = createMemoryRouter([{ path: '*', element: part, ...(loader ? { loader } : {}) }], {
    initialEntries: [at],
  });
  const screen = await render(
    <TextsContext value={createPageTexts(locale).texts}>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const back = () => router.navigate(-1);
  return { screen, address, back, cache, sent };
};
