import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only.ts';

test.each(['😀', '😀😀😀', '👍🏽', '👨‍👩‍👧', '🇯🇵 🇨🇳', '❤️', '1️⃣', ' ⛩️ 🌸 '])(
  '%s is shown large',
  (text) => expect(isEmojiOnly(text)).toBe(true),
);

test.each(['', '   ', '😀😀😀😀', 'ok 👍', '好👍', '123', '#', '!', '©', '™', '👍.', '\u200D'])(
  '%j is not',
  (text) => expect(isEmojiOnly(text)).toBe(false),
);
