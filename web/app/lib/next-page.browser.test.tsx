import { expect, test, vi } from 'vitest';
import { storeNextPage, takeStoredPage } from './next-page.ts';

const mockNavigationType = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceEntry]);

test('resumes once a navigation that a reload interrupted', () => {
  mockNavigationType('reload');
  storeNextPage('/guides/2?travelers=3');
  expect(takeStoredPage()).toBe('/guides/2?travelers=3');
  expect(takeStoredPage()).toBeNull();
});

test('does not resume after the target page was reached, after a direct visit, or on another site', () => {
  mockNavigationType('reload');
  storeNextPage('/search');
  storeNextPage(null);
  expect(takeStoredPage()).toBeNull();
  storeNextPage('//elsewhere.example');
  expect(takeStoredPage()).toBeNull();
  mockNavigationType('navigate');
  storeNextPage('/search');
  expect(takeStoredPage()).toBeNull();
});
