import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Without a network a page that was not open before cannot be fetched, and the browser would put its
 * own error page in place of ours, a meeting address on it and all. So one stays, and is told why.
 * Pages that were open are at hand; the way back leads to nothing else.
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
