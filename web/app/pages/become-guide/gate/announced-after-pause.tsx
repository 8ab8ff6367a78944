import { useEffect, useRef, useState } from 'react';

/** How long a value must stay unchanged before it is announced. */
const REST_MS = 600;

/** Announces a changing text once it stops changing; silent on page load. */
export const AnnouncedAfterPause = ({ children }: { children: string }) => {
  const [announced, setAnnounced] = useState('');
  const atFirst = useRef(children);
  useEffect(() => {
    if (children === atFirst.current) return;
    atFirst.current = '';
    const rest = setTimeout(() => setAnnounced(children), REST_MS);
    return () => clearTimeout(rest);
  }, [children]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
};
