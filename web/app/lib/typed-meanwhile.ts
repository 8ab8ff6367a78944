/**
 * What stands in the fields once they are saved: what was saved, unless something else was typed
 * while it was sent, which is kept (docs/product/pages.md, "Keyboard and screen readers").
 */
export const unlessTyped =
  <Typed>(sent: Typed, saved: Typed) =>
  (now: Typed): Typed =>
    now === sent ? saved : now;

/**
 * Something else is typed: what was refused is no longer said. What is under way is left alone, as it
 * would no longer tell that it is, nor what came of it, and could be sent twice.
 */
export const forgetRefusal = ({
  isError,
  reset,
}: {
  isError: boolean;
  reset: () => void;
}): void => {
  if (isError) reset();
};
