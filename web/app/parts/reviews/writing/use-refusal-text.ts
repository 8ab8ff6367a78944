import { ApiError, getErrorCode } from '../../../lib/api-error.ts';
import { useCatalog, useTranslation } from '../../../translation/use-translation.ts';

/** Returns a function that words the reason for a rejection in the user's language. */
export const useRefusalText = () => {
  const { t } = useTranslation('reviews', 'errors');
  const catalog = useCatalog('reviews');
  return (error: unknown): string => {
    const { code } = ((error instanceof ApiError && error.details) || {}) as { code?: string };
    if (code && code in catalog.closed) return t(`reviews.closed.${code as 'cancelled'}`);
    return t(`errors.${getErrorCode(error)}`);
  };
};
