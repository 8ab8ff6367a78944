/** The maximum size of a picture in a conversation, in CSS pixels. */
const MAX_WIDTH = 240;
const MAX_HEIGHT = 320;
/** The minimum width and height; a smaller picture could not be tapped or recognized. */
const MIN_SIZE = 72;

const clamp = (length: number, max: number): number =>
  Math.round(Math.min(max, Math.max(MIN_SIZE, length)));

/** Returns the size to reserve for a picture before it loads, so that nothing moves when it does. */
export const getShownSize = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: clamp(width * scale, MAX_WIDTH), height: clamp(height * scale, MAX_HEIGHT) };
};
