import { expect, test } from 'vitest';
import { getFirstName } from './first-name.ts';

test.each([
  ['Kenji Watanabe', 'Kenji'],
  ['Jean-Luc O’Neill', 'Jean-Luc'],
  ['Kenji', 'Kenji'],
  ['渡辺 健二', '渡辺 健二'],
  ['王小美', '王小美'],
  ['Aoi 葵', 'Aoi'],
])('the first name of %s is %s', (name, first) => expect(getFirstName(name)).toBe(first));
