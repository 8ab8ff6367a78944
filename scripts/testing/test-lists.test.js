import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.js';
import { ENVIRONMENT_TESTS } from './environment-tests.js';
import { NOT_ABOUT_SQL } from './not-about-sql.js';

const PATTERNS = [...Object.keys(NOT_ABOUT_SQL), ...Object.keys(ENVIRONMENT_TESTS)];

test.each(PATTERNS)('%s matches a file', (pattern) => {
  expect(globSync(pattern, { cwd: inRoot() })).not.toEqual([]);
});
