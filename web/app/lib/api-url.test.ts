import { expect, test } from 'vitest';
import { urlOf } from './api-url.ts';

test('parameters are escaped, lists repeat their key, undefined is left out', () => {
  const url = urlOf(
    '/api/x/:id/y',
    { id: 'a/b' },
    { services: [3, 7], q: '东京 &', date: undefined },
  );
  expect(url).toBe('/api/x/a%2Fb/y?services=3&services=7&q=%E4%B8%9C%E4%BA%AC+%26');
});

test('a missing parameter is a mistake of ours', () => {
  expect(() => urlOf('/api/x/:id')).toThrow('needs id');
});
