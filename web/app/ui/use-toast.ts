import { useEffect, useEffectEvent } from 'react';
import { showToast } from './toast.ts';

/** Shows a toast once, when the part that uses it appears; null: none. */
export const useToast = (toast: Parameters<typeof showToast>[0] | null): void => {
  const show = useEffectEvent(() => {
    if (toast) showToast(toast);
  });
  useEffect(() => show(), []);
};
