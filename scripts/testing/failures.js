// Lists failed tests with the first lines of their messages at the end of a run, for developers who only
// see the last lines.
import { stripVTControlCharacters } from 'node:util';

/**
 * Maximum length of a message: enough for an assertion with context. The test's own output contains the
 * full message.
 */
const MESSAGE_LENGTH = 1500;
const MAX_VISIBLE_FAILURES = 6;

/** Maximum number of lines of a diff (here) and maximum length of a line (below). */
const DIFF_LINES = 40;
const LINE_LENGTH = 160;

const depth = (line) => line.slice(2).search(/\S/);

/**
 * Returns the differing lines of a diff, each below its parent keys, because most lines of a large object
 * are equal. Lines begin with '- ', '+ ' or two spaces.
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

/** Stack frames outside the project's code. */
const FOREIGN_FRAMES = /^ +at (?:.*\/node_modules\/.*|new Promise \(<anonymous>\))\n?/gm;

const failure = (name, messages, diffs = [], output = '') => ({
  name,
  message: [
    stripVTControlCharacters(messages.filter(Boolean).join('\n'))
      .replace(FOREIGN_FRAMES, '')
      .slice(0, MESSAGE_LENGTH),
    ...diffs.flatMap(changedLines),
    ...(output ? [output.slice(0, MESSAGE_LENGTH)] : []),
  ].join('\n'),
});

const ofVitestFile = (file) => {
  const tests = file.assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => failure(`${file.name}: ${one.fullName}`, one.failureMessages, one.meta?.diffs));
  // If a file did not load or a hook failed, there may be no failed test.
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
          [],
          one.results.flatMap((result) => result.stdout.map(({ text }) => text)).join(''),
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...titles, inner.title])),
];

export const failuresOfPlaywright = (report) => [
  ...(report.suites ?? []).flatMap((suite) => ofSuite(suite, [suite.title])),
  ...(report.errors ?? []).map((error) => failure('journeys', [error.message])),
];

/** Returns the failures as text, the first ones with their messages; empty if there are none. */
export const failureText = (failures) =>
  failures
    .map(({ name, message }, index) =>
      index < MAX_VISIBLE_FAILURES
        ? `✗ ${name}\n${message.replace(/^/gm, '    ')}\n`
        : `✗ ${name}\n`,
    )
    .join('');
