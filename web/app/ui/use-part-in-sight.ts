import { type RefObject, useEffect, useState } from 'react';

/** So close below the links a part counts as reached: where a link's jump ends, rounding included. */
const REACH_PX = 8;

/** Whether the page cannot be scrolled on, having been scrolled at all. */
const isAtEnd = (): boolean => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - REACH_PX;
};

/**
 * The part being read: of those named, in the page's order, the last to have reached the links above it. At
 * the end of the page, where short parts never do, it is the one that was jumped to, or else the last.
 */
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
      const reached = names.findLastIndex((id) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top <= line;
      });
      const unreached = isAtEnd() ? names.slice(reached + 1) : [];
      const jumpedTo = unreached.find((id) => location.hash === `#${id}`);
      setHere(jumpedTo ?? unreached.at(-1) ?? names[Math.max(reached, 0)]);
    };
    // Once a frame at most, however often the browser tells of the scrolling.
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    // Already at the end, a jump scrolls nothing.
    window.addEventListener('hashchange', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      window.removeEventListener('hashchange', onScroll);
    };
  }, [links, all]);
  return here;
};
