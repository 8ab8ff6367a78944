import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.js';
import { ABOUT_MACHINE } from './about-machine.js';
import { NOT_ABOUT_SQL } from './not-about-sql.js';

const PATTERNS = [...Object.keys(NOT_ABOUT_SQL), ...Object.keys(ABOUT_MACHINE)];

test.each(PATTERNS)('a list that names the tests %s finds some', (pattern) => {
  expect(globSync(pattern, { cwd: inRoot() })).not.toEqual([]);
});
