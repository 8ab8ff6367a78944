import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { findPage } from '@tomoguide/contract/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearPrivateData } from '../lib/query-client.ts';
import { onSessionEnd, type SessionEnd, useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { clearToast, getCurrentToast, showToast, type Toast } from '../ui/toast.ts';

const FAILURE_DELAY_MS = 100;

/**
 * Calls `act` with the current error toast, if any, after a short delay, within which errors of an ended
 * session can still arrive. Their 'try again' would be wrong.
 */
const onFailures = (act: (failure: Toast) => void) =>
  setTimeout(() => {
    const toast = getCurrentToast();
    if (toast?.tone === 'destructive') act(toast);
  }, FAILURE_DELAY_MS);

/** Reports the end of a session and redirects the user (docs/product/accounts.md, "Sessions"). */
export const SessionWatcher = () => {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const userId = useSession()?.user.id;
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ended = useEffectEvent((reason: SessionEnd) => {
    // The delayed cleanup for one ended session must not remove the toast of the next one.
    clearTimeout(later.current);
    if (reason === 'expired') {
      const title = t('layout.sessionExpired');
      const showEnd = () =>
        showToast({ tone: 'destructive', title, description: t('layout.sessionExpiredHint') });
      showEnd();
      later.current = onFailures((failure) => {
        if (failure.title !== title) showEnd();
      });
      navigate(withRedirect('/login', pathname + search + hash));
    } else if (reason === 'logout') {
      showToast({ title: t('layout.loggedOut'), description: t('layout.loggedOutHint') });
      navigate('/');
    } else {
      // 'Logged in successfully' would contradict the login page.
      clearToast();
      later.current = onFailures(clearToast);
    }
  });
  useEffect(() => {
    const stop = onSessionEnd(ended);
    return () => {
      stop();
      clearTimeout(later.current);
    };
  }, []);

  // The page that replaces a private page is short, so a user who had scrolled down would end up at its
  // footer.
  const showBeginning = useEffectEvent(() => {
    if (!findPage(pathname)?.shared) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // Removes private data when the user changes: the next user must not see the previous user's data, in
  // this tab or another.
  useEffect(() => {
    if (userId === undefined) return;
    return () => {
      clearPrivateData();
      showBeginning();
    };
  }, [userId]);
  return null;
};
