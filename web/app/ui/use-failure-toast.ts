import { getErrorCode } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from './toast.ts';

/** Returns a function that shows a toast with this title, and why the call failed. */
export const useFailureToast = (title: string): ((failure: unknown) => void) => {
  const { t } = useTranslation('errors');
  return (failure) =>
    showToast({
      tone: 'destructive',
      title,
      description: t(`errors.${getErrorCode(failure)}`),
    });
};
