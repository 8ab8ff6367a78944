// docs/conformance.md and docs/security.md name only files that exist, and tests that their files have.
import { posix } from 'node:path';

const PAGES = ['docs/conformance.md', 'docs/security.md'];

/** A path of the repository, and the names of tests that may follow it. */
const NAMED =
  /`((?:contract|server|web|demo|drawings|e2e|bench|scripts|docs)\/[^`\s]+)`((?:,? "[^"|]+")*)/g;

/** The files of `sources` and every folder that holds one of them. */
const places = (sources) => {
  const found = new Set(sources.keys());
  for (const path of sources.keys())
    for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) found.add(at);
  return found;
};

/** Names of tests are cited as one reads them. */
const readable = (text) => text.replace(/\\(['"`])/g, '$1');

/** Complaints about the pages in `sources` (path → text). */
export const conformance = (sources) => {
  const there = places(sources);
  return PAGES.flatMap((page) => complaintsAbout(page, sources, there));
};

const complaintsAbout = (name, sources, there) => {
  const page = sources.get(name);
  if (page === undefined) return [`${name} is missing`];
  const complaints = [];
  for (const [, path, names] of page.matchAll(NAMED)) {
    if (!there.has(path.replace(/\/$/, ''))) {
      complaints.push(`${name}: names ${path}, which does not exist`);
      continue;
    }
    for (const [, test] of names.matchAll(/"([^"]+)"/g))
      if (!readable(sources.get(path) ?? '').includes(test))
        complaints.push(`${name}: ${path} has no test "${test}"`);
  }
  for (const [row] of page.matchAll(/^\|.*\| *\|.*$/gm))
    complaints.push(`${name}: a cell is empty: ${row}`);
  return complaints;
};
