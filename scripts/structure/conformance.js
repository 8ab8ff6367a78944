// docs/conformance.md names only files that exist, and tests that their files have.
import { posix } from 'node:path';

const PAGE = 'docs/conformance.md';

/** A path of the repository, and the names of tests that may follow it. */
const NAMED = /`((?:contract|server|web|e2e|bench|scripts|docs)\/[^`\s]+)`((?:,? "[^"|]+")*)/g;

/** The files of `sources` and every folder that holds one of them. */
const places = (sources) => {
  const found = new Set(sources.keys());
  for (const path of sources.keys())
    for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) found.add(at);
  return found;
};

/** Names of tests are cited as one reads them. */
const readable = (text) => text.replace(/\\(['"`])/g, '$1');

/** Complaints about the page in `sources` (path → text). */
export const conformance = (sources) => {
  const page = sources.get(PAGE);
  if (page === undefined) return [`${PAGE} is missing`];
  const there = places(sources);
  const complaints = [];
  for (const [, path, names] of page.matchAll(NAMED)) {
    if (!there.has(path.replace(/\/$/, ''))) {
      complaints.push(`${PAGE}: names ${path}, which does not exist`);
      continue;
    }
    for (const [, name] of names.matchAll(/"([^"]+)"/g))
      if (!readable(sources.get(path) ?? '').includes(name))
        complaints.push(`${PAGE}: ${path} has no test "${name}"`);
  }
  for (const [row] of page.matchAll(/^\|.*\| *\|.*$/gm))
    complaints.push(`${PAGE}: a cell is empty: ${row}`);
  return complaints;
};
