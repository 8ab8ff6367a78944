// Prints the sum of the tallies in the given files; a file that was not written is a failure.
import { existsSync, readFileSync } from 'node:fs';
import { isGreen, ofCheck, sentence, sum } from './tally.js';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ofCheck(false));
const total = sum(process.argv.slice(2).map(read));
console.log(sentence(total));
process.exit(isGreen(total) ? 0 : 1);
