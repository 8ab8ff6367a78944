import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import { useTranslation } from './use-translation.ts';

/** The name of a user as shown on a page; for a closed account a text in the current language. */
export const usePersonName = (): ((nickname: string) => string) => {
  const { t } = useTranslation('layout');
  return (nickname) => (nickname === DELETED_NICKNAME ? t('layout.deletedUser') : nickname);
};
