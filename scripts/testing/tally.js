// The result of a test run, read from the runner's JSON report. A crashed runner counts as a failure.
import { existsSync, readFileSync } from 'node:fs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.js';

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const sum = (tallies) =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    NOTHING,
  );

const addFailure = (tally, why) => ({
  ...tally,
  failed: tally.failed + 1,
  failures: [...tally.failures, { name: why, message: 'Its own words stand further up.' }],
});

/** Returns the tally of a check that has no tests of its own: types, lint or structure. */
export const checkTally = (sound, name) =>
  sound ? { ...NOTHING, passed: 1 } : addFailure(NOTHING, name);

const readTally = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * The exit code overrides the report, because a suite that failed to load has no failed test in the report.
 */
const withExit = (tally, code, runner) =>
  code !== 0 && tally.failed === 0
    ? addFailure(tally, `${runner} ended with ${code}, and not for a test`)
    : tally;

export const vitestTally = (file, code) => {
  const report = readTally(file);
  if (!report) return withExit(NOTHING, code || 1, 'vitest');
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  const failures = failuresOfVitest(report);
  return withExit(
    { passed, failed, skipped: numPendingTests + numTodoTests, failures },
    code,
    'vitest',
  );
};

export const readPlaywrightResults = (file, code) => {
  const report = readTally(file);
  if (!report?.stats) return withExit(NOTHING, code || 1, 'playwright');
  const { stats } = report;
  // A flaky test failed and then passed when retried. Retries are disabled here, so it counts as failed.
  return withExit(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: failuresOfPlaywright(report),
    },
    code,
    'playwright',
  );
};

/** Returns the last line of a run. */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
