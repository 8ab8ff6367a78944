import latinFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { findPage, getManifestPath } from '@tomoguide/contract/pages';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { AddressNotice } from './layout/address-notice.tsx';
import { BottomBar } from './layout/bottom-bar.tsx';
import { EarlyInput } from './layout/early-input.tsx';
import { FetchFailures } from './layout/fetch-failures.tsx';
import { FocusOnArrival } from './layout/focus-on-arrival.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LiveParts } from './layout/live-parts.tsx';
import { WorkerStarter } from './layout/offline/worker-starter.tsx';
import { OfflineNotice } from './layout/offline-notice.tsx';
import { PageError } from './layout/page-error.tsx';
import { PageProgress } from './layout/page-progress.tsx';
import { PageTransition } from './layout/page-transition.tsx';
import { ReplayEarlyClick } from './layout/replay-early-click.tsx';
import { SessionWatcher } from './layout/session-watcher.tsx';
import { StorageNotice } from './layout/storage-notice.tsx';
import { TimeZoneWatcher } from './layout/time-zone-watcher.tsx';
import { RECORD_CLICKS } from './lib/early-click.ts';
import { MARK_MEMBER } from './lib/mark-member.ts';
import { PRELOAD_BEHIND_FIRST_FRAME } from './lib/module-preloads.ts';
import { usePageInfo } from './lib/page-info.ts';
import { getQueryClient } from './lib/query-client.ts';
import { STORAGE_IN_MEMORY } from './lib/storage-in-memory.ts';
import { followTheme, useShownTheme } from './lib/theme.ts';
import { GuideStatusWatcher } from './parts/applications/guide-status-watcher.tsx';
import { PendingSaveRunner } from './parts/guides/saved/pending-save-runner.tsx';
import { useLocale, useTranslation } from './translation/use-translation.ts';
import { PageTheme } from './ui/page-theme.ts';
import { RepeatedIcons } from './ui/shared-icon.tsx';
import { Toaster } from './ui/toaster.tsx';

/** The document, and the layout around every page, including error pages. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const locale = useLocale();
  const { theme, nonce } = usePageInfo();
  const shownTheme = useShownTheme();
  const { t } = useTranslation('layout');
  // A page that opens only with its link, which contains a token, has no links to other sites.
  const plain = findPage(useLocation().pathname)?.byLink === true;
  const [queryClient] = useState(getQueryClient);
  useEffect(() => followTheme(), []);
  return (
    <html lang={locale} data-theme={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15171a" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={getManifestPath(locale)} />
        {LANGUAGES[locale].unspaced ? null : (
          <link
            rel="preload"
            href={latinFont}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        <script nonce={nonce} suppressHydrationWarning>
          {`${STORAGE_IN_MEMORY};${RECORD_CLICKS};${MARK_MEMBER};${PRELOAD_BEHIND_FIRST_FRAME}`}
        </script>
        <Meta />
        {/* A built page contains its CSS inline (entry.server.tsx). */}
        {import.meta.env.DEV ? <Links /> : null}
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="skip-link absolute top-2 left-2 z-50 rounded-xl bg-action px-4 py-3 text-on-action"
        >
          {t('layout.skip')}
        </a>
        <QueryClientProvider client={queryClient}>
          <RepeatedIcons />
          <PageProgress />
          {plain ? null : <Header />}
          <OfflineNotice />
          {plain ? null : <AddressNotice />}
          {/* At least as tall as the screen, so that late content does not move the footer. */}
          <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow outline-none">
            <Suspense>
              <PageTheme value={shownTheme ?? theme}>{children}</PageTheme>
              <EarlyInput />
              <ReplayEarlyClick />
            </Suspense>
          </main>
          {plain ? null : <Footer />}
          {plain ? null : <BottomBar />}
          <FocusOnArrival />
          <SessionWatcher />
          <LiveParts />
          {plain ? null : <WorkerStarter />}
          <FetchFailures />
          <StorageNotice />
          <PendingSaveRunner />
          <GuideStatusWatcher />
          <TimeZoneWatcher />
          <Toaster />
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export default function App() {
  return (
    <PageTransition>
      <Outlet />
    </PageTransition>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PageError error={error} />;
