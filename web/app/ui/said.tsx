import { useEffect, useState } from 'react';

/**
 * Has words read aloud that come together with their place on the page: a live region tells only what
 * changes in it, so it stands there empty first.
 */
export const Said = ({ children }: { children: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
