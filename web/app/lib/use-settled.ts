import { useEffect, useState } from 'react';

/** Returns a text once it has not changed for a while, so that typing does not send a request per key. */
export const useSettled = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, settled, milliseconds]);
  return settled;
};
