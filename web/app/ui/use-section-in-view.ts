import { type RefObject, useEffect, useState } from 'react';

/**
 * A section counts as reached when it is this close below the links, in pixels. A link's jump ends there,
 * including rounding.
 */
const REACH_PX = 8;

/** Returns whether the page is scrolled to its end; false if it cannot scroll at all. */
const isAtEnd = (): boolean => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - REACH_PX;
};

/**
 * Returns the section being read: the last one, in page order, that has reached the links above it. At the
 * end of the page, where short sections cannot reach the links, it is the target of the last jump or, if
 * there is none, the last section.
 */
export const useSectionInView = (
  links: RefObject<HTMLElement | null>,
  ids: readonly string[],
): string | undefined => {
  const [here, setHere] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const names = all.split(' ');
    let frame = 0;
    const update = () => {
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
    // Updates at most once per frame, no matter how often scroll events fire.
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    // Needed because a jump at the end of the page does not scroll.
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
