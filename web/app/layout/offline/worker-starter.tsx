import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import { useShownTheme } from '../../lib/theme.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useLocale } from '../../translation/use-translation.ts';

/**
 * Registers the service worker and stores the offline pages once the page is idle; nothing is fetched
 * before that (docs/product/pages.md, "Offline").
 */
export const WorkerStarter = () => {
  const locale = useLocale();
  const theme = useShownTheme();
  const session = useSession();
  useEffect(() => {
    // Only a production build has a worker with a list of its files.
    if (!import.meta.env.PROD || session === undefined) return;
    return whenIdle(() => {
      import('./worker.ts')
        .then(({ storeApp }) => storeApp(`${locale} ${theme}`, session))
        .catch(() => undefined);
    });
  }, [locale, theme, session]);
  return null;
};
