// Checks that some kinds of code are only in the files named for them, so that a file's name says what it
// contains.
import { isCode, isTest } from './sources.js';

const PROMISES = [
  {
    // A file with SQL imports a table, Drizzle, or a module for queries as text. Outside the domains, SQL
    // is in small modules.
    says: 'SQL is in queries.ts',
    code: /^import (?!type\b)[^;]*'(drizzle-orm[^']*|[^']*\/(tables|rows-of|by-key|prepare-once)\.ts)'/m,
    places: /queries\.ts$|\/tables\.ts$|^server\/src\/(?!domains\/)|^contract\//,
  },
  {
    says: "numbers of rules are in the contract's figures.ts",
    code: /^export const [A-Z_]+_(DAYS|HOURS|MINUTES|SECONDS|PERCENT|CENTS)\b/m,
    places: /^contract\/src\/\w+\/figures\.ts$|^server\/src\/(?!domains\/)/,
  },
  {
    says: 'scheduled work is registered in timers.ts',
    code: /\bjobs\.(handle|every|watch)\(|\bwatchSweep\(/,
    places: /\/timers\.ts$|^server\/src\/jobs\//,
  },
  {
    // The notices of the inbox are separate maps, whose order is defined in notifications/reactions.ts.
    says: 'events are mapped to handlers in reactions.ts',
    code: /:\s*(readonly )?Reactions\b|\?: Reaction</,
    places:
      /\/reactions\.ts$|^server\/src\/(events\/|app\.ts$)|\/notifications\/inbox\/[a-z-]+-notices\.ts$/,
  },
];

export const checkFileKinds = (sources) => {
  const complaints = [];
  for (const [path, text] of sources) {
    if (!/^(server|contract)\/src\//.test(path) || !isCode(path) || isTest(path)) continue;
    for (const { says, code, places } of PROMISES)
      if (!places.test(path) && code.test(text)) complaints.push(`${path}: ${says}`);
  }
  return complaints;
};
