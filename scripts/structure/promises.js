// A file's name says what is inside: these kinds of code are only in the files named for them.
import { isCode, isTest } from './sources.js';

const PROMISES = [
  {
    says: 'scheduled work is registered in timers.ts',
    code: /\bjobs\.(handle|every|watch)\(|\bwatchSweep\(/,
    places: /\/timers\.ts$|^server\/src\/jobs\//,
  },
  {
    // The notices of the inbox are separate tables, which notifications/reactions.ts lists in order.
    says: 'events are mapped to handlers in reactions.ts',
    code: /:\s*(readonly )?Reactions\b|\?: Reaction</,
    places:
      /\/reactions\.ts$|^server\/src\/(events\/|app\.ts$)|\/notifications\/inbox\/[a-z-]+-notices\.ts$/,
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
