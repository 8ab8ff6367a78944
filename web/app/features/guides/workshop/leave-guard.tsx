import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/**
 * Stands on a page while something on it is not saved: whoever leaves is asked first, by the page
 * inside the site and by the browser where it closes or loads anew.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation('guides-workshop');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      declineLabel={t('unsaved.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
};
