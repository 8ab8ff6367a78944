// What failed, by name and first words, for the end of a run: whoever reads only its last lines
// learns what to look at.
import { stripVTControlCharacters } from 'node:util';

/** Enough for an assertion with its surroundings; the whole stands where the test ran. */
const MESSAGE_LENGTH = 1500;
const SHOWN = 6;

const failure = (name, messages) => ({
  name,
  message: stripVTControlCharacters(messages.filter(Boolean).join('\n')).slice(0, MESSAGE_LENGTH),
});

const ofVitestFile = (file) => {
  const tests = file.assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => failure(`${file.name}: ${one.fullName}`, one.failureMessages));
  // A file that did not load, or a hook that failed, has no failed test.
  return tests.length > 0 || file.status !== 'failed'
    ? tests
    : [failure(file.name, [file.message])];
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

/** The failures as text, the first few of them with their messages; empty when there are none. */
export const story = (failures) =>
  failures
    .map(({ name, message }, index) =>
      index < SHOWN ? `✗ ${name}\n${message.replace(/^/gm, '    ')}\n` : `✗ ${name}\n`,
    )
    .join('');
