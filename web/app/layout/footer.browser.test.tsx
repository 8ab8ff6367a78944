import { pageAt } from '@tomoguide/contract/pages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Footer } from './footer.tsx';

const columns = () =>
  [...document.querySelectorAll('footer h2')].map((heading) => ({
    title: heading.textContent,
    links: [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    ),
  }));

test('the footer has columns for discover, guides, support and legal, none of them empty', async () => {
  await show(<Footer />);
  expect(columns().map(({ title }) => title)).toEqual([
    'Discover',
    'For guides',
    'Support',
    'Legal',
  ]);
  for (const { title, links } of columns()) expect(links.length, title ?? '').toBeGreaterThan(0);
});

test('every link of the footer leads to a page that exists, and each only once', async () => {
  await show(<Footer />);
  const links = columns().flatMap((column) => column.links);
  for (const link of links) expect(pageAt(link ?? ''), link ?? '').toBeDefined();
  expect(new Set(links).size).toBe(links.length);
});

test('the team’s pages have none', async () => {
  await show(<Footer />, { at: '/staff/ledger' });
  expect(columns()).toEqual([]);
});

test('in Chinese the columns and cities are Chinese', async () => {
  await show(<Footer />, { locale: 'zh-CN' });
  expect(columns().map(({ title }) => title)).toEqual([
    '发现',
    '向导专区',
    '帮助与支持',
    '法律信息',
  ]);
  await expect.element(page.getByRole('link', { name: /东京/ })).toBeVisible();
});
