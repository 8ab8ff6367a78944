import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns whether a section of a page is expanded, and a setter. The state is restored when the user goes
 * back to the page within minutes, in the same session.
 */
export const useStoredOpen = (name: string): [boolean, (isOpen: boolean) => void] => {
  const cache = useQueryClient();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(
    () => cache.getQueryData<boolean>(['open', key, name]) ?? false,
  );
  useEffect(() => {
    cache.setQueryData(['open', key, name], isOpen);
  }, [cache, key, name, isOpen]);
  return [isOpen, setOpen];
};
