/**
 * Returns the path to a working Chromium. If there is none, returns undefined and prints the reason to
 * standard error.
 */
export const findBrowser: () => string | undefined;
