import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';
import { SCREENS } from './support/screens.ts';
import type { SiteOptions } from './support/test.ts';

/**
 * A quick run runs each journey in only one language and width, in rotation, and the main journeys
 * (`main-…`) on the first two screens, which cover both languages and both widths. A long run uses all four.
 */
const long = process.env.TEST_LONG === '1';
const files = readdirSync(new URL('./journeys', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .sort();
const getTests = (turn: number): string[] =>
  files.filter(
    (name, index) =>
      long || (name.startsWith('main-') ? turn < 2 : index % SCREENS.length === turn),
  );

export default defineConfig<object, SiteOptions>({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // Generous timeouts, for machines that are busy with other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages are open too briefly for optimized code to repay its compilation (docs/tests.md).
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    timezoneId: 'Asia/Shanghai',
    // Tests cannot intercept responses from a service worker. The journeys that test the service worker
    // enable it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: SCREENS.map((screen, turn) => ({
    name: screen.name,
    testMatch: getTests(turn),
    use: {
      locale: screen.locale,
      viewport: screen.viewport,
      hasTouch: screen.phone,
      screen,
    },
  })).filter((project) => project.testMatch.length > 0),
});
