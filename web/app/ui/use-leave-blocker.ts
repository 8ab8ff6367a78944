import { findPage } from '@tomoguide/contract/pages';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { getLeavePrompt } from '../lib/leave-prompt.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from './toast.ts';

/** Returns whether the service worker has stored a page for offline use. */
const isStored = (there: string): boolean =>
  findPage(there)?.offline === true && Boolean(navigator.serviceWorker?.controller);

/** Returns whether a page cannot be shown: offline, only pages opened before and stored pages can. */
const isUnreachable = (there: string, opened: ReadonlySet<string>): boolean =>
  !(navigator.onLine || opened.has(there) || isStored(there));

/**
 * The only navigation blocker, because the router supports a single one. If the page has unsaved input, it
 * asks the user first. Offline, a page that was not loaded before cannot be fetched, and the browser's
 * error page would replace the current page, which may show a meeting address, so the user stays, with an
 * explanation. Pages that were loaded before or stored still open.
 */
export const useLeaveBlocker = (): void => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => {
    opened.current.add(pathname);
  }, [pathname]);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const there = nextLocation.pathname;
    if (getLeavePrompt() !== null && there !== currentLocation.pathname) return true;
    return historyAction !== 'POP' && isUnreachable(there, opened.current);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const stayOnPage = (): void => {
      blocker.reset();
      showToast({ title: t('layout.offlineStay'), description: t('layout.offlineStayHint') });
    };
    const go = (): void =>
      isUnreachable(blocker.location.pathname, opened.current) ? stayOnPage() : blocker.proceed();
    const ask = getLeavePrompt();
    if (ask) ask({ leave: go, stay: () => blocker.reset() });
    else stayOnPage();
  }, [blocker, t]);
};
