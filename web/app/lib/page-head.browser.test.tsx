import type { Locale } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { LandingHead } from '../features/guides/landing/landing-head.tsx';
import { show } from '../testing/show.tsx';
import { PageHead } from './page-head.tsx';
import { PageInfoContext } from './page-info.ts';

const ORIGIN = 'https://tomoguide.example';
const onSite = (part: React.ReactElement, locale: Locale, at = '/') =>
  show(<PageInfoContext value={{ theme: null, origin: ORIGIN }}>{part}</PageInfoContext>, {
    locale,
    at,
  });
const said = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('a page names its address in its language, its other versions, and one for all others', async () => {
  const at = '/search?city=kyoto&lang=zh-CN';
  await onSite(<PageHead title="Kyoto" path="/search?city=kyoto" />, 'zh-CN', at);
  const own = `${ORIGIN}/search?city=kyoto&lang=zh-CN`;
  expect(said('link[rel="canonical"]', 'href')).toEqual([own]);
  expect(said('meta[property="og:url"]', 'content')).toEqual([own]);
  expect(said('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'zh-CN', 'x-default']);
  expect(said('link[rel="alternate"]', 'href')).toEqual([
    `${ORIGIN}/search?city=kyoto&lang=en`,
    own,
    `${ORIGIN}/search?city=kyoto`,
  ]);
});

test('an address without a language stands for itself: it is the one for all others', async () => {
  await onSite(<PageHead title="Kyoto" path="/search?city=kyoto" />, 'zh-CN', '/search?city=kyoto');
  expect(said('link[rel="canonical"]', 'href')).toEqual([`${ORIGIN}/search?city=kyoto`]);
  expect(said('link[hreflang="x-default"]', 'href')).toEqual([`${ORIGIN}/search?city=kyoto`]);
});

test.each([
  ['en', 'en_US', 'zh_CN'],
  ['zh-CN', 'zh_CN', 'en_US'],
] as const)('a page in %s is of %s for who shares it', async (locale, own, other) => {
  await onSite(<PageHead title="Kyoto" path="/" />, locale);
  expect(said('meta[property="og:locale"]', 'content')).toEqual([own]);
  expect(said('meta[property="og:locale:alternate"]', 'content')).toEqual([other]);
});

test('the landing page says who we are and how one searches here', async () => {
  await onSite(<LandingHead />, 'en');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const [site, organization] = JSON.parse(data)['@graph'];
  expect([site['@type'], organization['@type']]).toEqual(['WebSite', 'Organization']);
  expect(site.publisher['@id']).toBe(organization['@id']);
  expect(site.potentialAction.target.urlTemplate).toBe(`${ORIGIN}/search?q={words}`);
});
