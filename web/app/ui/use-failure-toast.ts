import { getErrorCode } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from './toast.ts';

/**
 * Returns a function that shows a toast that nothing was changed, and why. `title` replaces 'Update
 * Failed'.
 */
export const useFailureToast = (title?: string): ((failure: unknown) => void) => {
  const { t } = useTranslation('profile', 'errors');
  return (failure) =>
    showToast({
      tone: 'destructive',
      title: title ?? t('profile.updateFailed'),
      description: t(`errors.${getErrorCode(failure)}`),
    });
};
