import { useEffect, useRef, useState } from 'react';

/** As long as a hand rests on a slider before it goes on. */
const REST_MS = 600;

/** Words about what is being changed, read aloud once the changing pauses; nothing as the page opens. */
export const SaidAtRest = ({ children }: { children: string }) => {
  const [said, setSaid] = useState('');
  const atFirst = useRef(children);
  useEffect(() => {
    if (children === atFirst.current) return;
    atFirst.current = '';
    const rest = setTimeout(() => setSaid(children), REST_MS);
    return () => clearTimeout(rest);
  }, [children]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
