import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a part of a page is open; Back to that page, within minutes and the session, finds it as it was left. */
export const useKeptOpen = (name: string): [boolean, (isOpen: boolean) => void] => {
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
