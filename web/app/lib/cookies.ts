const YEAR_SECONDS = 31_536_000;

/** The value of a cookie in a Cookie header (or `document.cookie`), or null. */
export const readCookie = (header: string | null, name: string): string | null => {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
};

/** Keeps a preference for a year; only called in the browser. */
export const storeCookie = (name: string, value: string | null): void => {
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in WeChat's browser.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
};
