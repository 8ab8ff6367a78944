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

/** If the user is closer to the end than this, they are assumed to be reading the newest messages. */
const NEAR_END_PX = 48;
/** If the user is closer to the start than this, earlier messages are fetched. */
const NEAR_START_PX = 400;

interface Options {
  rows: readonly Row[];
  onNearStart: () => void;
  /** Called when the newest message is in view. */
  onSeen: () => void;
}

/** Returns the new rows; skips the unchanged ones before them. */
const getNewRows = (earlier: readonly Row[], rows: readonly Row[]): Row[] => {
  let same = 0;
  while (same < rows.length && rows[same] === earlier[same]) same += 1;
  const known = new Set(earlier.slice(same).map(({ key }) => key));
  return rows.slice(same).filter((row) => row.type === 'line' && !known.has(row.key));
};

const getLastKey = (rows: readonly Row[]): string => rows.at(-1)?.key ?? '';

/**
 * Returns the key of the first message row, because the date heading stays first when earlier messages of
 * that day are prepended.
 */
const getFirstLineKey = (rows: readonly Row[]): string | undefined =>
  rows.find((row) => row.type === 'line')?.key;

/**
 * Keeps the scroll position: at the end if the user is there, otherwise at the message being read. Also
 * returns the number of new messages below.
 */
export const useLogScroll = (
  list: RefObject<VirtualizerHandle | null>,
  { rows, onNearStart, onSeen }: Options,
) => {
  const atEnd = useRef(true);
  const before = useRef<readonly Row[]>(rows);
  const [below, setBelow] = useState(0);
  const [isAway, setIsAway] = useState(false);

  const firstBefore = getFirstLineKey(before.current);
  const grewAtStart =
    firstBefore !== undefined &&
    firstBefore !== getFirstLineKey(rows) &&
    getLastKey(rows) === getLastKey(before.current);

  const scrollToEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  const follow = useEffectEvent(() => {
    const earlier = before.current;
    before.current = rows;
    if (getLastKey(earlier) === getLastKey(rows) && earlier.length > 0) {
      if (atEnd.current && !grewAtStart) scrollToEnd();
      return;
    }
    const added = getNewRows(earlier, rows);
    const own = added.some((row) => row.type === 'line' && row.line.mine);
    if (atEnd.current || own) {
      scrollToEnd();
      onSeen();
    } else setBelow((count) => count + added.length);
  });
  useLayoutEffect(() => {
    if (rows.length > 0) follow();
  }, [rows]);

  // Heights are known only after rendering, but the initial position must be at the end.
  const settle = useEffectEvent(() => {
    if (atEnd.current) scrollToEnd();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => settle());
    return () => cancelAnimationFrame(frame);
  }, []);

  const updatePosition = ({ scrollSize, viewportSize }: VirtualizerHandle, offset: number) => {
    atEnd.current = scrollSize - viewportSize - offset < NEAR_END_PX;
    setIsAway(!atEnd.current);
    if (!atEnd.current) return;
    setBelow(0);
    onSeen();
  };
  const onScroll = (offset: number) => {
    if (!list.current) return;
    updatePosition(list.current, offset);
    if (offset < NEAR_START_PX) onNearStart();
  };
  const onResize = () => {
    if (atEnd.current) scrollToEnd();
    // When the log grows, for example because a phone's keyboard closes, it scrolls before its new size is
    // known.
    else if (list.current) updatePosition(list.current, list.current.scrollOffset);
  };
  return { below, isAway, grewAtStart, onScroll, onResize, toEnd: scrollToEnd };
};
