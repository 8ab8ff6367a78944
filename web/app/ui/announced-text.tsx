import { useEffect, useState } from 'react';

/**
 * Announces text that appears together with its container. Screen readers announce only changes of a live
 * region, so the region is rendered empty first.
 */
export const AnnouncedText = ({ children }: { children: string }) => {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(children), [children]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
};
