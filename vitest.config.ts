import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Long enough for a busy machine; long runs do some hundred times as much. */
const timeout = process.env.TEST_LONG ? 1_800_000 : 300_000;
const setupFiles = ['./contract/src/testing-setup.ts'];

export default defineConfig({
  test: {
    // Left to itself it keeps one of two cores free, for nobody.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts', 'scripts/**/*.test.{js,ts}'],
          setupFiles,
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/cluster-setup.ts'],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/app/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: timeout,
        },
      },
    ],
  },
});
