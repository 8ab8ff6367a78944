import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedLines, failureText } from './failures.js';
import { isGreen } from './is-green.js';
import { checkTally, readPlaywrightResults, sum, summaryLine, vitestTally } from './tally.js';

const folder = mkdtempSync(join(tmpdir(), 'tomoguide-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = (passed, failed) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1 });

test('shows the totals of all runners in the last line', () => {
  const browser = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } });
  const total = sum([vitestTally(vitest(10, 0), 0), readPlaywrightResults(browser, 1)]);
  expect(summaryLine(total)).toBe('15 passed, 2 failed, 7 skipped');
  expect(isGreen(total)).toBe(false);
});

test('counts a runner that crashed without a failed test as a failure', () => {
  expect(vitestTally(vitest(10, 0), 1).failed).toBe(1);
  expect(vitestTally(join(folder, 'never-written.json'), 0).failed).toBe(1);
  expect(readPlaywrightResults(join(folder, 'never-written.json'), 0).failed).toBe(1);
});

test('does not pass if no tests ran', () => {
  expect(isGreen({ passed: 0, failed: 0, skipped: 9 })).toBe(false);
  expect(isGreen({ passed: 1, failed: 0, skipped: 0 })).toBe(true);
});

test('lists the failures of every runner at the end', () => {
  const unit = report({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'prices add up',
            status: 'failed',
            failureMessages: ['\u001b[31m1 is 2\u001b[0m'],
          },
          { fullName: 'prices are whole', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
    ],
  });
  const browser = report({
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        title: 'book.test.ts',
        suites: [
          {
            title: 'booking',
            specs: [
              {
                title: 'pays',
                tests: [
                  {
                    projectName: 'zh-phone',
                    status: 'unexpected',
                    results: [
                      {
                        errors: [{ message: 'no button' }],
                        stdout: [{ text: 'http://localhost/ showed:\n' }, { text: '友导\n' }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const { failures } = sum([
    vitestTally(unit, 1),
    readPlaywrightResults(browser, 1),
    checkTally(false, 'lint'),
    checkTally(true, 'types'),
    vitestTally(vitest(3, 0), 1),
  ]);
  const text = failureText(failures);
  expect(failures.map(({ name }) => name)).toEqual([
    'a.test.ts: prices add up',
    'b.test.ts',
    'zh-phone › book.test.ts › booking › pays',
    'lint',
    'vitest ended with 1, and not for a test',
  ]);
  expect(text).toContain('✗ a.test.ts: prices add up\n    1 is 2\n');
  expect(text).toContain('no button\n    http://localhost/ showed:\n    友导\n');
});

test('shows only the differing lines of a diff, with their parent keys', () => {
  const diff = `
    {
      "booking": [
        {
          "status": "completed",
        },
      ],
      "letters": [
        {
  \u001b[32m-       "done": true,\u001b[0m
  \u001b[31m+       "done": false,\u001b[0m
          "type": "booking.paid",
        },
      ],
    }`.replaceAll('\n  ', '\n');
  expect(changedLines(diff)).toEqual([
    '  {',
    '    "letters": [',
    '      {',
    '-       "done": true,',
    '+       "done": false,',
  ]);
  expect(changedLines(Array(50).fill('+ 1').join('\n')).at(-1)).toBe('… 10 more');
});

test('shows a diff below its test, or below the file whose hook failed', () => {
  const assertion = { fullName: 'equal', status: 'failed', failureMessages: ['not equal'] };
  const meta = { diffs: ['- 1\n+ 2'] };
  const file = report({
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ ...assertion, meta }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: 'hook',
        assertionResults: [{ ...assertion, status: 'skipped', meta }],
      },
    ],
  });
  expect(failureText(vitestTally(file, 1).failures)).toBe(
    '✗ a.test.ts: equal\n    not equal\n    - 1\n    + 2\n✗ b.test.ts\n    hook\n    - 1\n    + 2\n',
  );
});
