import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/cluster-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'web', include: ['web/app/**/*.test.{ts,tsx}'], setupFiles },
      },
    ],
  },
});
