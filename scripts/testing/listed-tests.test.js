import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.js';
import { NOT_ABOUT_SQL } from './not-about-sql.js';

test.each(Object.keys(NOT_ABOUT_SQL))('there are tests named %s', (pattern) => {
  expect(globSync(pattern, { cwd: inRoot() })).not.toEqual([]);
});
