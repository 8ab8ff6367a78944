// Prints the failures in the given tally files, and the total. A missing file counts as a failure.
import { existsSync, readFileSync } from 'node:fs';
import { failureText } from './failures.js';
import { isGreen } from './is-green.js';
import { checkTally, sum, summaryLine } from './tally.js';

const readTally = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : checkTally(false, `${file} was not written`);
const total = sum(process.argv.slice(2).map(readTally));
console.log(`\n${failureText(total.failures)}${summaryLine(total)}`);
process.exit(isGreen(total) ? 0 : 1);
