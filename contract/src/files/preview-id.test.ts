import { expect, test } from 'vitest';
import { findPage } from '../pages.ts';
import { getPreviewPath, parsePreviewId } from './preview-id.ts';

test.each(['TG0042', 'TG123456', 'itinerary-12', 'file-7', 'taxes-2026'])(
  'parses and formats %s',
  (text) => {
    const previewed = parsePreviewId(text);
    expect(previewed && getPreviewPath(previewed)).toBe(`/pdf-preview/${text}`);
    expect(findPage(`/pdf-preview/${text}`)?.file).toBe('pdf-preview');
  },
);

test.each([
  ...['', '42', 'TG42', 'TG0000', 'tg0042', 'TG00042', 'itinerary-0', 'itinerary-012', 'file-'],
  ...['file--1', 'file-1.5', 'file-99999999999', 'file-9999999999', 'guide-1', 'TG0042/..'],
  ...['taxes-1999', 'taxes-20260', 'taxes-'],
])('rejects %s', (text) => {
  expect(parsePreviewId(text)).toBeNull();
});
