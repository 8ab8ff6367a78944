import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { pageAt } from '@tomoguide/contract/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetPrivateData } from '../lib/query-client.ts';
import { onSessionEnd, type SessionEnd, useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { clearToast, currentToast, showToast, type Toast } from '../ui/toast.ts';

const FAILURES_SAID_MS = 100;

/** What failed with a session is said once its reply has been read: 'try again' would be wrong. */
const afterFailures = (act: (failure: Toast) => void) =>
  setTimeout(() => {
    const toast = currentToast();
    if (toast?.tone === 'destructive') act(toast);
  }, FAILURES_SAID_MS);

/** Says that a session is over and redirects (docs/product/accounts.md, "Sessions"). */
export const SessionWatcher = () => {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const userId = useSession()?.user.id;
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ended = useEffectEvent((reason: SessionEnd) => {
    // What one end has yet to put away is not the next one's words.
    clearTimeout(later.current);
    if (reason === 'expired') {
      const title = t('sessionExpired');
      const say = () =>
        showToast({ tone: 'destructive', title, description: t('sessionExpiredHint') });
      say();
      later.current = afterFailures((failure) => {
        if (failure.title !== title) say();
      });
      navigate(withRedirect('/login', pathname + search + hash));
    } else if (reason === 'logout') {
      showToast({ title: t('loggedOut'), description: t('loggedOutHint') });
      navigate('/');
    } else {
      // 'Logged in successfully' above a login page would be the opposite of what has happened.
      clearToast();
      later.current = afterFailures(clearToast);
    }
  });
  useEffect(() => {
    const stop = onSessionEnd(ended);
    return () => {
      stop();
      clearTimeout(later.current);
    };
  }, []);

  // What a private page shows instead is short: whoever had scrolled down would be left at its footer.
  const showBeginning = useEffectEvent(() => {
    if (!pageAt(pathname)?.shared) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // The next person must not see the previous one's data, in this tab or another.
  useEffect(() => {
    if (userId === undefined) return;
    return () => {
      forgetPrivateData();
      showBeginning();
    };
  }, [userId]);
  return null;
};
