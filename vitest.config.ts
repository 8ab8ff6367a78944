import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findInstalledBrowser } from './scripts/setup/browser.js';
import { NOT_ABOUT_SQL } from './scripts/testing/not-about-sql.js';
import { LongestFirst } from './server/src/testing/longest-first.ts';
import { drawnIcons } from './web/build-tools/drawn-icons.ts';

/** Long enough for a busy machine; long runs do about a hundred times as much work. */
const timeout = process.env.TEST_LONG ? 1_800_000 : 300_000;
const setupFiles = ['./contract/src/testing-setup.ts'];
const serverSetupFiles = [...setupFiles, './server/src/testing/cheap-passwords.ts'];
/** Shows a diff from its outermost key, so that the summary of failures can name the parent keys. */
const diff = { expand: true };
/** Runs only the API tests about SQL, for another PostgreSQL. */
const onlySql = process.env.TEST_ONLY_SQL === '1';

/** Kills at random times need minutes to be meaningful, so only long runs include them. */
const ONLY_LONG = process.env.TEST_LONG ? [] : ['server/src/testing/kill-at-random.api.test.ts'];

/** These replace a module before it is imported, so they cannot share a worker's modules. */
const MOCKING = globSync('server/src/**/*.test.ts', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('),
);

/*
 * The files of a project share the modules of their worker (isolate: false): importing the program
 * again for each file took two fifths of a run. A test must undo its changes to a module.
 */
export default defineConfig({
  test: {
    // The default would leave one of two cores idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'contract',
          diff,
          include: [
            'contract/src/**/*.test.ts',
            'drawings/**/*.test.ts',
            'scripts/**/*.test.{js,ts}',
          ],
          setupFiles,
          isolate: false,
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'server',
          diff,
          include: ['server/src', 'demo'].map(
            (folder) => `${folder}/**/*${onlySql ? '.api' : ''}.test.ts`,
          ),
          exclude: [...MOCKING, ...ONLY_LONG, ...(onlySql ? Object.keys(NOT_ABOUT_SQL) : [])],
          setupFiles: serverSetupFiles,
          isolate: false,
          globalSetup: [
            './scripts/testing/ensure-server-built.js',
            './server/src/testing/cluster-setup.ts',
          ],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          name: 'server-mocking',
          diff,
          include: MOCKING,
          // Not serverSetupFiles: modules that they import could no longer be mocked.
          setupFiles,
          globalSetup: [
            './scripts/testing/ensure-server-built.js',
            './server/src/testing/cluster-setup.ts',
          ],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        plugins: [drawnIcons()],
        test: {
          name: 'web',
          diff,
          include: ['web/app/**/*.test.{ts,tsx}', 'web/build-tools/**/*.test.ts'],
          exclude: ['web/app/**/*.browser.test.tsx'],
          setupFiles,
          isolate: false,
          testTimeout: timeout,
        },
      },
      {
        root: './web',
        plugins: [tailwindcss(), drawnIcons()],
        // Listed explicitly: a dependency discovered during a run would reload the page.
        optimizeDeps: {
          include: [
            '@tanstack/react-query',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            'react/jsx-dev-runtime',
            'temporal-polyfill/global',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          diff,
          include: ['app/**/*.browser.test.tsx'],
          setupFiles: ['../contract/src/testing-setup.ts', './app/testing/leave-page.ts'],
          isolate: false,
          testTimeout: 20_000,
          // A busy machine renders slowly; elements that are already there do not wait.
          expect: { poll: { timeout: 10_000 } },
          // All files share one page.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findInstalledBrowser(),
                args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
              },
              contextOptions: { timezoneId: 'Asia/Shanghai' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
