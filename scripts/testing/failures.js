// Lists the failures by name and first lines at the end of a run, for developers who only see the last lines.
import { stripVTControlCharacters } from 'node:util';

/** Enough for an assertion with context; the test's own output has the full message. */
const MESSAGE_LENGTH = 1500;
const SHOWN = 6;

/** Maximum number of lines of a diff, and their maximum length. */
const DIFF_LINES = 40;
const LINE_LENGTH = 160;

const depth = (line) => line.slice(2).search(/\S/);

/**
 * Returns the lines that differ, each below its parent keys, because most lines of a large object are equal.
 * Lines begin with '- ', '+ ' or two spaces.
 */
export const changedLines = (diff) => {
  const above = [];
  const shown = [];
  for (const line of stripVTControlCharacters(diff).split('\n')) {
    const at = depth(line);
    if (at < 0) continue;
    while (above.length > 0 && depth(above.at(-1)) >= at) above.pop();
    if (/^[-+]/.test(line)) shown.push(...above.splice(0), line);
    else above.push(line);
  }
  const cut = shown.slice(0, DIFF_LINES).map((line) => line.slice(0, LINE_LENGTH));
  return shown.length > cut.length ? [...cut, `… ${shown.length - cut.length} more`] : cut;
};

/** Stack frames of the test runner. */
const FOREIGN_FRAMES = /^ +at (?:.*\/node_modules\/.*|new Promise \(<anonymous>\))\n?/gm;

const failure = (name, messages, diffs = []) => ({
  name,
  message: [
    stripVTControlCharacters(messages.filter(Boolean).join('\n'))
      .replace(FOREIGN_FRAMES, '')
      .slice(0, MESSAGE_LENGTH),
    ...diffs.flatMap(changedLines),
  ].join('\n'),
});

const ofVitestFile = (file) => {
  const tests = file.assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => failure(`${file.name}: ${one.fullName}`, one.failureMessages, one.meta?.diffs));
  // A file that did not load, or a hook that failed, has no failed test.
  return tests.length > 0 || file.status !== 'failed'
    ? tests
    : [failure(file.name, [file.message], file.assertionResults[0]?.meta?.diffs)];
};

export const failuresOfVitest = (report) => (report.testResults ?? []).flatMap(ofVitestFile);

const ofSuite = (suite, titles) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((one) => one.status === 'unexpected' || one.status === 'flaky')
      .map((one) =>
        failure(
          [one.projectName, ...titles, spec.title].join(' › '),
          one.results.flatMap((result) => result.errors).map((error) => error.message),
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...titles, inner.title])),
];

export const failuresOfPlaywright = (report) => [
  ...(report.suites ?? []).flatMap((suite) => ofSuite(suite, [suite.title])),
  ...(report.errors ?? []).map((error) => failure('journeys', [error.message])),
];

/** Returns the failures as text, the first few with their messages; empty if there are none. */
export const failureText = (failures) =>
  failures
    .map(({ name, message }, index) =>
      index < SHOWN ? `✗ ${name}\n${message.replace(/^/gm, '    ')}\n` : `✗ ${name}\n`,
    )
    .join('');
