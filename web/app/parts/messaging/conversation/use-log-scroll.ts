import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from '../line.ts';

/** Nearer to the end than this, one is reading what is new. */
const NEAR_END_PX = 48;
/** Nearer to the beginning than this, earlier messages are fetched. */
const NEAR_START_PX = 400;

interface Options {
  rows: readonly Row[];
  onNearStart: () => void;
  /** The newest message is in sight. */
  onSeen: () => void;
}

/** The lines that came: what stands unchanged before them is not looked at twice. */
const addedTo = (earlier: readonly Row[], rows: readonly Row[]): Row[] => {
  let same = 0;
  while (same < rows.length && rows[same] === earlier[same]) same += 1;
  const known = new Set(earlier.slice(same).map(({ key }) => key));
  return rows.slice(same).filter((row) => row.type === 'line' && !known.has(row.key));
};

const lastKey = (rows: readonly Row[]): string => rows.at(-1)?.key ?? '';

/** The title of a day stays first however many messages of that day come before the others. */
const firstLineKey = (rows: readonly Row[]): string | undefined =>
  rows.find((row) => row.type === 'line')?.key;

/**
 * Keeps the reader where they are: at the end while they are at the end, else at what they read,
 * with the number of messages that came below.
 */
export const useLogScroll = (
  list: RefObject<VirtualizerHandle | null>,
  { rows, onNearStart, onSeen }: Options,
) => {
  const atEnd = useRef(true);
  const before = useRef<readonly Row[]>(rows);
  const [below, setBelow] = useState(0);
  const [isAway, setIsAway] = useState(false);

  const firstBefore = firstLineKey(before.current);
  const grewAtStart =
    firstBefore !== undefined &&
    firstBefore !== firstLineKey(rows) &&
    lastKey(rows) === lastKey(before.current);

  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  const follow = useEffectEvent(() => {
    const earlier = before.current;
    before.current = rows;
    if (lastKey(earlier) === lastKey(rows) && earlier.length > 0) {
      if (atEnd.current && !grewAtStart) toEnd();
      return;
    }
    const added = addedTo(earlier, rows);
    const own = added.some((row) => row.type === 'line' && row.line.mine);
    if (atEnd.current || own) {
      toEnd();
      onSeen();
    } else setBelow((count) => count + added.length);
  });
  useLayoutEffect(() => {
    if (rows.length > 0) follow();
  }, [rows]);

  // Heights are known once they are drawn: the first look is at the end all the same.
  const settle = useEffectEvent(() => {
    if (atEnd.current) toEnd();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => settle());
    return () => cancelAnimationFrame(frame);
  }, []);

  const look = ({ scrollSize, viewportSize }: VirtualizerHandle, offset: number) => {
    atEnd.current = scrollSize - viewportSize - offset < NEAR_END_PX;
    setIsAway(!atEnd.current);
    if (!atEnd.current) return;
    setBelow(0);
    onSeen();
  };
  const onScroll = (offset: number) => {
    if (!list.current) return;
    look(list.current, offset);
    if (offset < NEAR_START_PX) onNearStart();
  };
  const onResize = () => {
    if (atEnd.current) toEnd();
    // One that grows, as where a phone's keyboard closes, scrolls before it is known how large it is.
    else if (list.current) look(list.current, list.current.scrollOffset);
  };
  return { below, isAway, grewAtStart, onScroll, onResize, toEnd };
};
