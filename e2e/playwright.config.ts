import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';
import { SCREENS } from './support/screens.ts';
import type { SiteOptions } from './support/test.ts';

/**
 * A quick run runs each journey on one screen (`getScreen`), and the main journeys (`main-…`) also on the
 * second one: the first two cover both languages and both widths. The screens are not projects of their own,
 * because each project starts other workers, each with a browser and a site. A long run uses all four screens.
 */
const quick = [
  { name: 'quick' },
  ...SCREENS.slice(1, 2).map((screen) => ({
    name: screen.name,
    testMatch: '**/main-*.test.ts',
    use: { screen },
  })),
];
const long = SCREENS.map((screen) => ({ name: screen.name, use: { screen } }));

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
  projects: process.env.TEST_LONG === '1' ? long : quick,
});
