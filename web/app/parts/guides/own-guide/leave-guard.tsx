import { useEffect, useState } from 'react';
import { addLeaveAsk, type LeaveAsk } from '../../../lib/leave-asks.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type Answers = Parameters<LeaveAsk>[0];

/**
 * Stands on a page while something on it is not saved: whoever leaves is asked first, by the page
 * inside the site and by the browser where it closes or loads anew.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation('guides-workshop');
  const [asked, setAsked] = useState<Answers | null>(null);
  useEffect(() => addLeaveAsk(setAsked), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const answer = (how: keyof Answers) => (): void => {
    setAsked(null);
    asked?.[how]();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      declineLabel={t('unsaved.stay')}
      danger
      onConfirm={answer('leave')}
      onClose={answer('stay')}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
};
