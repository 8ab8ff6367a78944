import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import { useShownTheme } from '../../lib/theme.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useLocale } from '../../translation/use-translation.ts';

/**
 * Has the service worker keep what opens without a network, long after the page is there: nothing of
 * it is fetched before (docs/product/pages.md, "Offline").
 */
export const WorkerStarter = () => {
  const locale = useLocale();
  const theme = useShownTheme();
  const session = useSession();
  useEffect(() => {
    // Only a build has one that knows its files.
    if (!import.meta.env.PROD || session === undefined) return;
    return whenIdle(() => {
      import('./worker.ts')
        .then(({ keepApp }) => keepApp(`${locale} ${theme}`, session))
        .catch(() => undefined);
    });
  }, [locale, theme, session]);
  return null;
};
