// A file's name says what is inside: these kinds of code are only in the files named for them.
import { isCode, isTest } from './sources.js';

const PROMISES = [
  {
    says: 'scheduled work is registered in timers.ts',
    code: /\bjobs\.(handle|every|watch)\(|\bwatchSweep\(/,
    places: /\/timers\.ts$|^server\/src\/jobs\//,
  },
];

export const promises = (sources) => {
  const complaints = [];
  for (const [path, text] of sources) {
    if (!path.startsWith('server/src/') || !isCode(path) || isTest(path)) continue;
    for (const { says, code, places } of PROMISES)
      if (!places.test(path) && code.test(text)) complaints.push(`${path}: ${says}`);
  }
  return complaints;
};
