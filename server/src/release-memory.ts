/**
 * Frees memory that loading the program left behind: Node parses a package's package.json for each of its
 * modules, and Drizzle's is 180 KB. Otherwise, the heap would retain about 150 MB for the life of the
 * process. Takes 50 to 100 ms, so it must be called at startup, before users connect. Has no effect unless
 * Node runs with `--expose-gc`.
 */
export const releaseMemory = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
