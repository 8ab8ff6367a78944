/**
 * The fields' values after a save: the saved values, unless the user typed something else in the meantime,
 * which is kept (docs/product/pages.md, "Keyboard and screen readers").
 */
export const unlessTyped =
  <Typed>(sent: Typed, saved: Typed) =>
  (now: Typed): Typed =>
    now === sent ? saved : now;

/**
 * Clears an error once the user types something else. Leaves a pending request alone: after a reset its
 * state and outcome would be lost, and it could be sent twice.
 */
export const clearRefusal = ({ isError, reset }: { isError: boolean; reset: () => void }): void => {
  if (isError) reset();
};
