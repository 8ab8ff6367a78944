/** A picture in a conversation, in CSS pixels. */
const MOST_WIDTH = 240;
const MOST_HEIGHT = 320;
/** Narrower or lower, nobody could press it or see what it is. */
const LEAST = 72;

const within = (length: number, most: number): number =>
  Math.round(Math.min(most, Math.max(LEAST, length)));

/** The room that is kept for a picture before it is there, so that nothing moves when it comes. */
export const frameOf = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  return { width: within(width * scale, MOST_WIDTH), height: within(height * scale, MOST_HEIGHT) };
};
