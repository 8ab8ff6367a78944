import { type RefObject, useEffect, useState } from 'react';

/** So close below the links a part counts as reached: where a link's jump ends, rounding included. */
const REACH_PX = 8;

/** The part being read: of those named, in the page's order, the last to have reached the links above it. */
export const usePartInSight = (
  links: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined => {
  const [here, setHere] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const names = all.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = (links.current?.getBoundingClientRect().bottom ?? 0) + REACH_PX;
      const reached = names.findLast((id) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top <= line;
      });
      setHere(reached ?? names[0]);
    };
    // Once a frame at most, however often the browser tells of the scrolling.
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [links, all]);
  return here;
};
