/** Extracts the browser and operating system from a User-Agent header, to show them to the user. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** Names of browsers. The first match wins, because most User-Agent headers also name other browsers. */
const BROWSERS: readonly [string, RegExp][] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const findFirstMatch = (known: readonly [string, RegExp][], text: string): string | null =>
  known.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

export const parseUserAgent = (userAgent: string | undefined): Browser => {
  const text = (userAgent ?? '').slice(0, 500);
  return { browser: findFirstMatch(BROWSERS, text), system: findFirstMatch(SYSTEMS, text) };
};
