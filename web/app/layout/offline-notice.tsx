import { useOnline } from '../lib/use-online.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useLeaveBlocker } from '../ui/use-leave-blocker.ts';

/** A notice shown while the browser is offline. Its live region is always rendered. */
export const OfflineNotice = () => {
  const { t } = useTranslation('layout');
  const online = useOnline();
  useLeaveBlocker();
  return (
    <div role="status" className="sticky top-(--top-bar) z-30">
      {online ? null : (
        <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          {t('layout.offline')}
        </p>
      )}
    </div>
  );
};
