import { findPage } from '@tomoguide/contract/pages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { Footer } from './footer.tsx';

const columns = () =>
  [...document.querySelectorAll('footer h2')].map((heading) => ({
    title: heading.textContent,
    links: [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    ),
  }));

test('shows a non-empty column each for discover, guides, support and legal', async () => {
  await show(<Footer />);
  expect(columns().map(({ title }) => title)).toEqual([
    'Discover',
    'For guides',
    'Support',
    'Legal',
  ]);
  for (const { title, links } of columns()) expect(links.length, title ?? '').toBeGreaterThan(0);
});

test('links only to existing pages, and to each of them once', async () => {
  await show(<Footer />);
  const links = columns().flatMap((column) => column.links);
  for (const link of links) expect(findPage(link ?? ''), link ?? '').toBeDefined();
  expect(new Set(links).size).toBe(links.length);
});

test.each(['/staff/ledger', '/checkout/2?date=2036-05-04', '/checkout', '/payment-demo'])(
  'is absent at %s',
  async (at) => {
    await show(<Footer />, { at });
    expect(columns()).toEqual([]);
  },
);

test.each([
  ['visitors', undefined, ['/become-guide']],
  ['travelers', sampleSession(), ['/become-guide']],
  ['guides', sampleSession({ isGuide: true, guideId: 3 }), ['/guide', '/guide-dashboard']],
] as const)(
  'for %s, the column for guides begins with pages that they can use',
  async (_, as, own) => {
    await show(<Footer />, as ? { as } : {});
    const links = columns().find(({ title }) => title === 'For guides')?.links;
    expect(links).toEqual([...own, '/help/guide-resources', '/help/guide-community']);
  },
);

test('shows columns and cities in Chinese on a Chinese page', async () => {
  await show(<Footer />, { locale: 'zh-CN' });
  expect(columns().map(({ title }) => title)).toEqual([
    '发现',
    '向导专区',
    '帮助与支持',
    '法律信息',
  ]);
  await expect.element(page.getByRole('link', { name: /东京/ })).toBeVisible();
});

test.each([
  ['en', 'en'],
  ['zh-CN', 'zh'],
] as const)(
  'on a page in %s, cities lead to guides who speak its language (pages.md, "The landing page")',
  async (locale, language) => {
    await show(<Footer />, { locale });
    const links = columns()[0]?.links;
    expect(links).toContain(`/search?city=kyoto&language=${language}`);
  },
);
