import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isGreen, ofPlaywright, ofVitest, sentence, sum } from './tally.js';

const folder = mkdtempSync(join(tmpdir(), 'tomoguide-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = (passed, failed) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1 });

test('the last line sums all runners', () => {
  const browser = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } });
  const total = sum([ofVitest(vitest(10, 0), 0), ofPlaywright(browser, 1)]);
  expect(sentence(total)).toBe('15 passed, 2 failed, 7 skipped');
  expect(isGreen(total)).toBe(false);
});

test('a runner that broke without a failed test counts as a failure', () => {
  expect(ofVitest(vitest(10, 0), 1).failed).toBe(1);
  expect(ofVitest(join(folder, 'never-written.json'), 0).failed).toBe(1);
  expect(ofPlaywright(join(folder, 'never-written.json'), 0).failed).toBe(1);
});

test('a run without a test is not green', () => {
  expect(isGreen({ passed: 0, failed: 0, skipped: 9 })).toBe(false);
  expect(isGreen({ passed: 1, failed: 0, skipped: 0 })).toBe(true);
});
