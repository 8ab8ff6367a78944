import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Without a network a page that was not loaded before cannot be fetched, and the browser would
 * replace ours, with a meeting address on it, by its error page. So navigation is stopped with an
 * explanation. Pages loaded before still open.
 */
export const useStayWhileOffline = (): void => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => {
    opened.current.add(pathname);
  }, [pathname]);
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      historyAction !== 'POP' && !navigator.onLine && !opened.current.has(nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    showToast({ title: t('offlineStay'), description: t('offlineStayHint') });
  }, [blocker, t]);
};
