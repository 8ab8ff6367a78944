import { pageAt } from '@tomoguide/contract/pages';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { leaveAsk } from '../lib/leave-asks.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from './toast.ts';

/** Kept for this moment by the service worker. */
const isKept = (there: string): boolean =>
  pageAt(there)?.offline === true && Boolean(navigator.serviceWorker?.controller);

/** Without a network only what was opened before can be shown, and what is kept. */
const isLost = (there: string, opened: ReadonlySet<string>): boolean =>
  !(navigator.onLine || opened.has(there) || isKept(there));

/**
 * The one that stops navigation: the router uses a single blocker. A page with something unsaved
 * asks first. Without a network a page that was not loaded before cannot be fetched, and the browser
 * would replace ours, with a meeting address on it, by its error page: so one stays, with an
 * explanation. Pages loaded before still open, and those that are kept.
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
    if (leaveAsk() !== null && there !== currentLocation.pathname) return true;
    return historyAction !== 'POP' && isLost(there, opened.current);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const stay = (): void => {
      blocker.reset();
      showToast({ title: t('offlineStay'), description: t('offlineStayHint') });
    };
    const go = (): void =>
      isLost(blocker.location.pathname, opened.current) ? stay() : blocker.proceed();
    const ask = leaveAsk();
    if (ask) ask({ leave: go, stay: () => blocker.reset() });
    else stay();
  }, [blocker, t]);
};
