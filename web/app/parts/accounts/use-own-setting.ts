import { updateMe } from '@tomoguide/contract/accounts/calls';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { updateUser, useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

type Setting = 'emailUpdates' | 'readReceiptsEnabled';

/**
 * Returns an account setting and a function that changes it. The change is shown immediately, and is
 * reverted with a toast if saving fails.
 */
export const useOwnSetting = (
  setting: Setting,
  failure: { title: string; description: string },
): { on: boolean; change: (on: boolean) => Promise<void> } => {
  const stored = useSession()?.user[setting] ?? false;
  /** The chosen value until the server has answered; otherwise null. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  return {
    on: pressed ?? stored,
    change: async (on) => {
      setPressed(on);
      try {
        updateUser(await api(updateMe, { body: { [setting]: on } }));
      } catch {
        showToast({ tone: 'destructive', ...failure });
      }
      setPressed(null);
    },
  };
};
