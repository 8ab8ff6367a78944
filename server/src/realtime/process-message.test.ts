import { inEachLanguage } from '@tomoguide/contract/locale';
import { UserId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { decodeMessage, encodeMessage, type ProcessMessage } from './process-message.ts';

const to = [UserId.parse(7), UserId.parse(12)];
const en = JSON.stringify({ type: 'new_message', payload: { text: 'a b\nc\u2028 友导' } });
const zh = JSON.stringify({ type: 'new_message', payload: { text: '友导' } });

test.each<[string, ProcessMessage]>([
  ['an event', { to, texts: inEachLanguage(() => en) }],
  [
    'an event in each language',
    { to: to.slice(1), texts: inEachLanguage((locale) => (locale === 'en' ? en : zh)) },
  ],
  ['sockets to close', { close: ['a-b', 'c-d'] }],
])('other processes decode %s unchanged, and the sender ignores it', (_, message) => {
  const text = encodeMessage('one', message);
  expect(decodeMessage(text, 'two')).toEqual(message);
  expect(decodeMessage(text, 'one')).toBeNull();
  // The text must not contain the separator between messages in one notification.
  expect(text).not.toContain('\u001e');
});

test('rejects an event in the format of a newer version', () => {
  for (const text of ['9 two 7 {"type":"new_message"}', 'v9 two 7 {}', 'two hint 7 new_message'])
    expect(() => decodeMessage(text, 'one')).toThrow();
});

test.each(['', 'x', 'x y', 'x 1', 'x 1 2', 'x 1, {}', '{"from":"x","to":[1],"event":{}}'])(
  'rejects %j',
  (text) => expect(() => decodeMessage(text, 'two')).toThrow(),
);
