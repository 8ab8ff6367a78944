import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../../lib/live/bus.ts';

/** Invalidates these queries on support events from the socket and after a reconnect. */
export const useSupportNews = (queryKey: readonly unknown[]): void => {
  const client = useQueryClient();
  const onEvent = useEffectEvent((type: string) => {
    if (type === 'support_update' || type === 'ready') void client.invalidateQueries({ queryKey });
  });
  useEffect(() => listen(({ type }) => onEvent(type)), []);
};
