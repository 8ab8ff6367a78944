// Checks that docs/conformance.md and docs/security.md cite only files that exist, and tests that exist in
// those files.
import { posix } from 'node:path';

const PAGES = ['docs/conformance.md', 'docs/security.md'];

/** Matches a path in the repository, optionally followed by names of tests. */
const NAMED =
  /`((?:contract|server|web|demo|drawings|e2e|bench|scripts|docs)\/[^`\s]+)`((?:,? "[^"|]+")*)/g;

/** Returns the paths of all files in `sources` and of all folders that contain them. */
const getKnownPaths = (sources) => {
  const found = new Set(sources.keys());
  for (const path of sources.keys())
    for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) found.add(at);
  return found;
};

/** Removes escapes, because documents cite test names without them. */
const unescapeQuotes = (text) => text.replace(/\\(['"`])/g, '$1');

/** Returns complaints about the pages in `sources` (a map from paths to texts). */
export const checkConformance = (sources) => {
  const paths = getKnownPaths(sources);
  return PAGES.flatMap((page) => listPageProblems(page, sources, paths));
};

const listPageProblems = (name, sources, paths) => {
  const page = sources.get(name);
  if (page === undefined) return [`${name} is missing`];
  const complaints = [];
  for (const [, path, names] of page.matchAll(NAMED)) {
    if (!paths.has(path.replace(/\/$/, ''))) {
      complaints.push(`${name}: names ${path}, which does not exist`);
      continue;
    }
    for (const [, test] of names.matchAll(/"([^"]+)"/g))
      if (!unescapeQuotes(sources.get(path) ?? '').includes(test))
        complaints.push(`${name}: ${path} has no test "${test}"`);
  }
  for (const [row] of page.matchAll(/^\|.*\| *\|.*$/gm))
    complaints.push(`${name}: a cell is empty: ${row}`);
  return complaints;
};
