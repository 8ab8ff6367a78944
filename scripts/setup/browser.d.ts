/** The path of a Chromium that runs, or undefined with the reason on standard error. */
export const findBrowser: () => string | undefined;
