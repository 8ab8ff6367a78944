// npm test: runs all checks on temporary databases and prints the total in the last line. `--long` also
// runs the long checks, with more cases per test; `--sql` runs only the API tests about SQL (for another
// PostgreSQL, given by DATABASE_URL); `--environment` runs only the tests whose result could depend on the
// machine.
import { writeFileSync } from 'node:fs';
import { ensureInstalled } from './setup/install.js';
import { watchParent } from './setup/parent.js';

await ensureInstalled({ dev: true });
const { environmentTests, clearConfiguration, journeys, lint, SCREENS, structure, types, vitest } =
  await import('./testing/stages.js');
const { cleanClone } = await import('./testing/clean-clone.js');
const { minimalDebian } = await import('./testing/minimal-debian.js');
const { failureText } = await import('./testing/failures.js');
const { isGreen } = await import('./testing/is-green.js');
const { summaryLine, sum } = await import('./testing/tally.js');

clearConfiguration();
const long = process.argv.includes('--long');
const env = long ? { TEST_LONG: '1' } : {};
const all = [
  ['types', types],
  ['lint', lint],
  ['structure', structure],
  ['unit and API tests', () => vitest(env)],
  // A long run tests one screen size at a time, each with a fresh demo, because the demo's deadlines would
  // expire during a run of all four.
  ...(long ? SCREENS : ['']).map((screen) => [
    `journeys ${screen}`.trim(),
    () => journeys(env, screen),
  ]),
  ...(long
    ? [
        ['a clean clone', cleanClone],
        ['minimal Debian', minimalDebian],
      ]
    : []),
];
const SOME = {
  '--sql': [
    ['API tests', () => vitest({ ...env, TEST_ONLY_SQL: '1' }, 'server', 'server-mocking')],
  ],
  '--environment': [['tests that depend on the machine', environmentTests]],
};
const stages = SOME[process.argv.find((argument) => argument in SOME)] ?? all;

watchParent(() => process.exit(1));
process.on('SIGTERM', () => process.exit(143));
process.on('SIGINT', () => process.exit(130));
const tallies = [];
const lines = [];
for (const [name, stage] of stages) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const tally = await stage();
  tallies.push(tally);
  lines.push(`${name}: ${summaryLine(tally)} (${Math.round((Date.now() - began) / 1000)} s)`);
}

const total = sum(tallies);
console.log(`\n${failureText(total.failures)}${lines.join('\n')}`);
if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(total));
console.log(summaryLine(total));
process.exit(isGreen(total) ? 0 : 1);
