import { expect, test, vi } from 'vitest';
import { noteNextPage, takeLostLink } from './lost-link.ts';

const loadedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceEntry]);

test('a page that is reloaded on the way to another goes on there, once', () => {
  loadedBy('reload');
  noteNextPage('/guides/2?travelers=3');
  expect(takeLostLink()).toBe('/guides/2?travelers=3');
  expect(takeLostLink()).toBeNull();
});

test('one that has come, was opened by its address or names another site goes nowhere', () => {
  loadedBy('reload');
  noteNextPage('/search');
  noteNextPage(null);
  expect(takeLostLink()).toBeNull();
  noteNextPage('//elsewhere.example');
  expect(takeLostLink()).toBeNull();
  loadedBy('navigate');
  noteNextPage('/search');
  expect(takeLostLink()).toBeNull();
});
