import type { Locale } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { LandingHead } from '../pages/landing/landing-head.tsx';
import { show } from '../testing/show.tsx';
import { PageHead } from './page-head.tsx';
import { PageInfoContext } from './page-info.ts';

const ORIGIN = 'https://tomoguide.example';
const showOnSite = (part: React.ReactElement, locale: Locale, at = '/') =>
  show(<PageInfoContext value={{ theme: null, origin: ORIGIN }}>{part}</PageInfoContext>, {
    locale,
    at,
  });
const getAttributes = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('links a page to its canonical URL, to its other languages and to x-default', async () => {
  const at = '/search?city=kyoto&lang=zh-CN';
  await showOnSite(<PageHead title="Kyoto" path="/search?city=kyoto" />, 'zh-CN', at);
  const own = `${ORIGIN}/search?city=kyoto&lang=zh-CN`;
  expect(getAttributes('link[rel="canonical"]', 'href')).toEqual([own]);
  expect(getAttributes('meta[property="og:url"]', 'content')).toEqual([own]);
  expect(getAttributes('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'zh-CN', 'x-default']);
  expect(getAttributes('link[rel="alternate"]', 'href')).toEqual([
    `${ORIGIN}/search?city=kyoto&lang=en`,
    own,
    `${ORIGIN}/search?city=kyoto`,
  ]);
});

test('makes a URL without a language its own canonical and x-default URL', async () => {
  await showOnSite(
    <PageHead title="Kyoto" path="/search?city=kyoto" />,
    'zh-CN',
    '/search?city=kyoto',
  );
  expect(getAttributes('link[rel="canonical"]', 'href')).toEqual([`${ORIGIN}/search?city=kyoto`]);
  expect(getAttributes('link[hreflang="x-default"]', 'href')).toEqual([
    `${ORIGIN}/search?city=kyoto`,
  ]);
});

test.each([
  ['en', 'en_US', 'zh_CN'],
  ['zh-CN', 'zh_CN', 'en_US'],
] as const)('gives a page in %s the Open Graph locale %s', async (locale, own, other) => {
  await showOnSite(<PageHead title="Kyoto" path="/" />, locale);
  expect(getAttributes('meta[property="og:locale"]', 'content')).toEqual([own]);
  expect(getAttributes('meta[property="og:locale:alternate"]', 'content')).toEqual([other]);
});

test('describes the site, the organization and the search on the landing page', async () => {
  await showOnSite(<LandingHead />, 'en');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const [site, organization] = JSON.parse(data)['@graph'];
  expect([site['@type'], organization['@type']]).toEqual(['WebSite', 'Organization']);
  expect(site.publisher['@id']).toBe(organization['@id']);
  expect(site.potentialAction.target.urlTemplate).toBe(`${ORIGIN}/search?q={words}`);
});
