// The tests that a machine could decide: by its fonts, browser, time zone, locale, accounts or programs.
// scripts/testing/bare-machine.js runs them where it has none of these.

/** File → what of a machine it could depend on. No patterns: Node 20, which reads this, expands none. */
export const ABOUT_MACHINE = {
  'web/app/ui/fonts.browser.test.tsx': 'fonts, and a browser',
  'web/app/ui/line-breaks.browser.test.tsx': 'how wide words are',
  'web/app/ui/date-field.browser.test.tsx': 'the browser’s locale and time zone',
  'server/src/embedded-postgres/stop-with-server.test.ts': 'accounts, a shell, processes',
  'server/src/main.api.test.ts': 'folders, ports, the configuration of a shell',
  'server/src/trip-sheets/faces.test.ts': 'fonts',
  'server/src/domains/files/examining/picture-print.test.ts': 'libraries that decode pictures',
  'contract/src/format.test.ts': 'locale and time zone',
  'contract/src/zone-clock.test.ts': 'time zones',
  'contract/src/catalog/time-zones.test.ts': 'time zones',
  'contract/src/typed-date.test.ts': 'the time zone',
};
