import { expect, test } from 'vitest';
import { buildUrl } from './api-url.ts';

test('escapes parameters, repeats the key for each list item and omits undefined values', () => {
  const url = buildUrl(
    '/api/x/:id/y',
    { id: 'a/b' },
    { services: [3, 7], q: '东京 &', date: undefined },
  );
  expect(url).toBe('/api/x/a%2Fb/y?services=3&services=7&q=%E4%B8%9C%E4%BA%AC+%26');
});

test('throws if a path parameter is missing', () => {
  expect(() => buildUrl('/api/x/:id')).toThrow('needs id');
});
