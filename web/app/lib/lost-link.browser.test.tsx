import { expect, test, vi } from 'vitest';
import { noteNextPage, takeLostLink } from './lost-link.ts';

const loadedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceEntry]);

test('resumes a navigation that a reload interrupted, once', () => {
  loadedBy('reload');
  noteNextPage('/guides/2?travelers=3');
  expect(takeLostLink()).toBe('/guides/2?travelers=3');
  expect(takeLostLink()).toBeNull();
});

test('does not resume after the page was reached, after a direct visit, or on another site', () => {
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
