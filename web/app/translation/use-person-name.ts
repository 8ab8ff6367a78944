import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import { useTranslation } from './use-translation.ts';

/**
 * Returns a function that gives the name of a user as shown on a page. For a closed account, this is a text
 * in the current language.
 */
export const usePersonName = (): ((nickname: string) => string) => {
  const { t } = useTranslation('layout');
  return (nickname) => (nickname === DELETED_NICKNAME ? t('layout.deletedUser') : nickname);
};
