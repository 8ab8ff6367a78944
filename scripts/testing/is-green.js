// Decides whether a run of checks passed, and thereby the exit code of `npm test`.

/** Returns whether a run passed: something ran, and nothing failed. */
export const isGreen = ({ passed, failed }) => failed === 0 && passed > 0;
