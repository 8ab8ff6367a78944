// The tests whose result could depend on the machine: its fonts, browser, time zone, locale, accounts or
// programs. scripts/testing/minimal-debian.js runs them on a system that has none of these preinstalled.

/**
 * What each test file could depend on. Paths contain no glob patterns, because Node 20 reads this list and
 * cannot expand them.
 */
export const ENVIRONMENT_TESTS = {
  'web/app/ui/fonts.browser.test.tsx': 'fonts, and a browser',
  'web/app/ui/line-breaks.browser.test.tsx': 'the width of text',
  'web/app/ui/date-field.browser.test.tsx': 'the browser’s locale and time zone',
  'server/src/embedded-postgres/stop-with-server.test.ts': 'accounts, a shell, processes',
  'server/src/main.api.test.ts': 'folders, ports, the shell’s environment',
  'server/src/trip-sheets/draw-sheet.test.ts': 'fonts',
  'server/src/trip-sheets/set-lines.test.ts': 'fonts',
  'server/src/domains/files/examining/picture-print.test.ts': 'image decoding libraries',
  'contract/src/format.test.ts': 'locale and time zone',
  'contract/src/zone-clock.test.ts': 'time zones',
  'contract/src/catalog/time-zones.test.ts': 'time zones',
  'contract/src/typed-date.test.ts': 'the time zone',
};
