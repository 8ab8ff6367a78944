import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../lib/session.ts';
import { takePendingSave } from './pending-save.ts';
import { useSaveGuide } from './use-save-guide.ts';

/** Saves, after login, the guide whose heart a visitor clicked before logging in. */
export const PendingSaveRunner = () => {
  const userId = useSession()?.user.id;
  const { mutate } = useSaveGuide();
  const run = useEffectEvent((id: NonNullable<typeof userId>) => {
    const guideId = takePendingSave();
    if (guideId !== null) mutate({ userId: id, guideId, saved: true });
  });
  useEffect(() => {
    if (userId !== undefined) run(userId);
  }, [userId]);
  return null;
};
