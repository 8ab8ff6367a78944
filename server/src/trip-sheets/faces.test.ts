import { expect, test } from 'vitest';
import { setIn } from './faces.ts';

test.each([
  ['all of it is in the wanted face', 'ja', '渋谷駅', { face: 'ja', text: '渋谷駅' }],
  ['some of it is in the other alone', 'ja', '你们好', { face: 'zh', text: '你们好' }],
  ['an emoji is in neither', 'ja', '渋谷駅🚉', { face: 'ja', text: '渋谷駅' }],
  [
    'an emoji is in neither, some in the other alone',
    'ja',
    '🐼你们好',
    { face: 'zh', text: '你们好' },
  ],
  ['the same in bold', 'jaBold', '🐼你们好', { face: 'zhBold', text: '你们好' }],
] as const)('only what neither face has is left out of a sheet: %s', (_, wanted, text, set) => {
  expect(setIn(wanted, text)).toEqual(set);
});
