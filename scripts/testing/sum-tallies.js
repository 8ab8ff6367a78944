// Prints the failures in the given tally files, and the total; a missing file counts as a failure.
import { existsSync, readFileSync } from 'node:fs';
import { story } from './failures.js';
import { isGreen, ofCheck, sentence, sum } from './tally.js';

const read = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : ofCheck(false, `${file} was not written`);
const total = sum(process.argv.slice(2).map(read));
console.log(`\n${story(total.failures)}${sentence(total)}`);
process.exit(isGreen(total) ? 0 : 1);
