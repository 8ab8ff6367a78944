import { expect, test } from 'vitest';
import { encodingFor, Page, PageCache } from './page-cache.ts';

const page = (status = 200) => new Page(status, {}, '<p>page</p>');

test('many who ask at once get one rendering', async () => {
  const cache = new PageCache();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page();
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get('en /', render)));
  expect(rendered).toBe(1);
});

test('a page that did not answer 200, or failed, is not kept', async () => {
  const cache = new PageCache();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    if (rendered === 1) throw new Error('database');
    return page(404);
  };
  await expect(cache.get('x', render)).rejects.toThrow('database');
  await cache.get('x', render);
  await cache.get('x', render);
  expect(rendered).toBe(3);
});

test('the best encoding that the browser takes', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip')).toBe('gzip');
  expect(encodingFor(undefined)).toBe('identity');
});
