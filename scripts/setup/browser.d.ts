/** The path of a working Chromium, or undefined with the reason on standard error. */
export const findBrowser: () => string | undefined;
