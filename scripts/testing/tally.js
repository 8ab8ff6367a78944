// What a run comes to. Every runner reports into JSON; a runner that broke counts as a failure.
import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export const sum = (tallies) =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NOTHING,
  );

/** A check that has no tests of its own: types, lint, structure. */
export const ofCheck = (sound) => ({ ...NOTHING, [sound ? 'passed' : 'failed']: 1 });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** The exit code decides over the report: a suite that did not load has no failed test in it. */
const withExit = (tally, code) =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export const ofVitest = (file, code) => {
  const report = read(file);
  if (!report) return withExit(NOTHING, code || 1);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return withExit({ passed, failed, skipped: numPendingTests + numTodoTests }, code);
};

export const ofPlaywright = (file, code) => {
  const stats = read(file)?.stats;
  if (!stats) return withExit(NOTHING, code || 1);
  // A flaky test passed at its second try; there is no second try here, so it counts as failed.
  return withExit(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    code,
  );
};

/** The last line of a run. */
export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Green only when something ran and nothing failed. */
export const isGreen = ({ passed, failed }) => failed === 0 && passed > 0;
