import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForCode } from './missing-code.ts';

const reload = vi.fn();
const openPage = (path: string) =>
  vi.stubGlobal('location', { pathname: path, search: '?tab=past', reload });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { onLine: true });
  openPage('/dashboard');
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('reloads a page with missing code once, no matter how long its scripts take to fail', () => {
  reloadForCode();
  reloadForCode();
  expect(reload).toHaveBeenCalledTimes(1);
  openPage('/search');
  reloadForCode();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['offline', () => vi.stubGlobal('navigator', { onLine: false })],
  ['if storage is blocked', () => vi.stubGlobal('storageIsBlocked', true)],
  [
    'if storage is full',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
  ],
])('does not reload a page with missing code %s', (_, happen) => {
  happen();
  reloadForCode();
  expect(reload).not.toHaveBeenCalled();
});
