import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Warns once after login that the browser blocks storage, so that the session lasts only as long as the
 * page.
 */
export const StorageNotice = () => {
  const { t } = useTranslation('layout');
  const isMember = Boolean(useSession());
  const showNotice = useEffectEvent(() =>
    showToast({ title: t('layout.storageBlocked'), description: t('layout.storageBlockedHint') }),
  );
  useEffect(() => {
    if (isMember && globalThis.storageIsBlocked) showNotice();
  }, [isMember]);
  return null;
};
