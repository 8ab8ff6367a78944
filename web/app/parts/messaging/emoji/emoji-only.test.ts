import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only.ts';

test.each(['😀', '😀😀😀', '👍🏽', '👨‍👩‍👧', '🇯🇵 🇨🇳', '❤️', '1️⃣', ' ⛩️ 🌸 '])('enlarges %s', (text) =>
  expect(isEmojiOnly(text)).toBe(true),
);

test.each(['', '   ', '😀😀😀😀', 'ok 👍', '好👍', '123', '#', '!', '©', '™', '👍.', '\u200D'])(
  'does not enlarge %j',
  (text) => expect(isEmojiOnly(text)).toBe(false),
);
