import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseForTestLength } from '../testing-length.ts';
import { getSafeRedirect, withRedirect } from './redirect.ts';

describe('accepts a redirect to a path of this site', () => {
  test.each([
    '/',
    '/dashboard',
    '/search?city=kyoto&services=3&services=7&date=2026-05-03',
    '/guides/7?redirect=%2Fsearch%3Fcity%3Dkyoto',
    '/checkout/12?start=2026-05-03T09:00#pay',
    '/search?q=https://example.com/',
  ])('%s', (path) => {
    expect(getSafeRedirect(path)).toBe(path);
  });

  test('encodes Chinese characters', () => {
    expect(getSafeRedirect('/search?q=东京')).toBe('/search?q=%E4%B8%9C%E4%BA%AC');
  });
});

describe('rejects a redirect away from this site', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/./%2fevil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'https:evil.example',
    'https://evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'dashboard',
    '',
    ' /dashboard',
    ' //evil.example',
    '\u0000//evil.example',
    '/\u2028/evil.example',
    '/%E0%A4%A',
    `/${'a'.repeat(2000)}`,
  ])('%j', (target) => {
    expect(getSafeRedirect(target)).toBeNull();
  });

  test.each([null, undefined, 7, {}, ['/dashboard']])(
    'rejects %j because it is not a path',
    (target) => {
      expect(getSafeRedirect(target)).toBeNull();
    },
  );
});

test.each(['/login', '/login/', '/signup?redirect=%2F', '/reset-password'])(
  'rejects %s because it would redirect in a loop',
  (target) => {
    expect(getSafeRedirect(target)).toBeNull();
  },
);

const numRuns = chooseForTestLength(5_000, 500_000);

/** Fragments of hostile links. */
const piece = fc.constantFrom(
  ...['/', '\\', '\t', '\n', '\r', '.', '..', '@', ':', '?', '#', 'e', 'evil.example', 'https'],
  ...['%09', '%0d', '%2f', '%5c', '%2e', '%00', '\u00a0', '\u2028', '\ufeff', '／', '＼', '。'],
);

test('returns only paths of this site, and accepts its own output unchanged', () => {
  const hostile = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
  const anything = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`);
  fc.assert(
    fc.property(fc.oneof(hostile, anything), (target) => {
      const safe = getSafeRedirect(target);
      if (safe === null) return;
      for (const base of ['https://tomoguide.example', 'http://localhost:3000/login?redirect=x']) {
        const url = new URL(safe, base);
        expect(url.origin).toBe(new URL(base).origin);
        expect(url.pathname.startsWith('//')).toBe(false);
      }
      expect(getSafeRedirect(safe)).toBe(safe);
    }),
    { numRuns },
  );
});

describe('the links to login and sign-up', () => {
  test('contain the page to return to', () => {
    expect(withRedirect('/signup', '/guides/7?date=2026-05-03')).toBe(
      '/signup?redirect=%2Fguides%2F7%3Fdate%3D2026-05-03',
    );
  });

  test.each([null, '/', '//evil.example'])('omit the return path %j', (target) => {
    expect(withRedirect('/login', target)).toBe('/login');
  });
});
