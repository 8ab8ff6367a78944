import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_IN_BROWSER, type StoredItem } from '@tomoguide/contract/help/stored-in-browser';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const getText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Matches code that stores something in a browser, for each kind of storage. */
const PUTS =
  /(?:local|session)Storage\.setItem|(?:local|session)Storage\[|indexedDB\.open|document\.cookie =|cookieStore|caches\.open|stringifySetCookie\(|'set-cookie'/i;

/** Files that only forward the cookie that device-cookie.ts creates. */
const SERVER_FILES = ['server/src/domains/accounts/routes.ts'];

const STORED_ITEMS: readonly StoredItem[] = STORED_IN_BROWSER;
const listed = STORED_ITEMS.flatMap(({ files }) => files);

test('lists every file that stores something in a browser', () => {
  const sources = globSync(['web/app/**/*.{ts,tsx}', 'web/public/*.js', 'server/src/**/*.ts'], {
    cwd: ROOT,
  }).filter((path) => !/\.test\.tsx?$|\/testing\/|\/embedded-postgres\//.test(path));
  expect(sources.length).toBeGreaterThan(500);
  const unlisted = sources
    .filter((path) => PUTS.test(getText(path)))
    .filter((path) => !listed.includes(path) && !SERVER_FILES.includes(path));
  expect(unlisted).toEqual([]);
});

test('lists only names that the listed files use', () => {
  for (const { id, names, files } of STORED_ITEMS)
    for (const name of files.length > 0 ? names : []) {
      const literal = name.replace(/\*$/, '');
      // The names of these two cookies are defined next to the code that reads requests.
      const sources = [...files, 'contract/src/display-preferences.ts'].map(getText).join('\n');
      expect(sources, id).toMatch(new RegExp(`['\`]${RegExp.escape(literal)}`));
    }
});

test('lists each item once per storage', () => {
  const all = STORED_ITEMS.flatMap(({ place, names }) => names.map((name) => `${place} ${name}`));
  expect(new Set(all).size).toBe(all.length);
});
