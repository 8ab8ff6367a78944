import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import { useTranslation } from './use-translation.ts';

/** What somebody is called on a page: who closed their account, in the reader's language. */
export const usePersonName = (): ((nickname: string) => string) => {
  const { t } = useTranslation('layout');
  return (nickname) => (nickname === DELETED_NICKNAME ? t('deletedUser') : nickname);
};
