import { useEffect, useState } from 'react';
import { addLeavePrompt, type LeavePrompt } from '../../lib/leave-prompt.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Answers = Parameters<LeavePrompt>[0];

/**
 * Asks before the user leaves; render it while the page has unsaved changes. Shows a dialog for navigation
 * within the site, the browser's prompt for closing or reloading. Calls `onLeave` if the user gives up the
 * changes in the dialog.
 */
export const LeaveGuard = ({ onLeave }: { onLeave?: () => void }) => {
  const { t } = useTranslation('guide-settings');
  const [answers, setAnswers] = useState<Answers | null>(null);
  useEffect(() => addLeavePrompt(setAnswers), []);
  useEffect(() => {
    const blockUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', blockUnload);
    return () => window.removeEventListener('beforeunload', blockUnload);
  }, []);
  const answer = (how: keyof Answers) => (): void => {
    setAnswers(null);
    if (how === 'leave') onLeave?.();
    answers?.[how]();
  };
  return (
    <ConfirmDialog
      open={answers !== null}
      title={t('guide-settings.unsaved.title')}
      confirmLabel={t('guide-settings.unsaved.leave')}
      declineLabel={t('guide-settings.unsaved.stay')}
      danger
      onConfirm={answer('leave')}
      onClose={answer('stay')}
    >
      {t('guide-settings.unsaved.text')}
    </ConfirmDialog>
  );
};
