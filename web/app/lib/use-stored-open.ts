import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a section of a page is expanded. Restored when the user goes back to the page within minutes, in
 * the same session.
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
