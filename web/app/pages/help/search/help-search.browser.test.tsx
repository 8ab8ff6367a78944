import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { HelpSearch } from './help-search.tsx';
import { Results } from './results.tsx';

const field = () => page.getByRole('searchbox');
const resultList = () =>
  [...document.querySelectorAll('search ul a')].map((link) => link.getAttribute('href'));

test('shows results below the field while typing, with links to their sections', async () => {
  const { address } = await show(<HelpSearch />);
  await field().fill('earthq');
  await expect.element(page.getByRole('link', { name: /In an earthquake/ })).toBeVisible();
  await page.getByRole('link', { name: /In an earthquake/ }).click();
  await expect.poll(address).toBe('/help/safety');
  await expect.poll(resultList).toEqual([]);
});

test('finds Chinese text without spaces, and English words on a Chinese page', async () => {
  await show(<HelpSearch />, { locale: 'zh-CN' });
  await field().fill('护照丢了怎么办');
  await expect.poll(() => resultList()[0]).toBe('/help/safety#passport');
  await field().fill('earthquake');
  await expect.element(page.getByRole('link', { name: /遇到地震/ })).toBeVisible();
});

test('links to support if there are no results', async () => {
  await show(<HelpSearch />);
  await field().fill('xyzzy');
  await expect.element(page.getByText('Nothing found for “xyzzy”')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
});

test('closes the results on Escape or a click elsewhere, and keeps the text', async () => {
  await show(
    <>
      <HelpSearch />
      <p style={{ marginTop: '60vh' }}>Elsewhere</p>
    </>,
  );
  await field().fill('refund');
  await expect.poll(() => resultList().length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(resultList).toEqual([]);
  await expect.element(field()).toHaveValue('refund');
  await field().fill('refunds');
  await expect.poll(() => resultList().length).toBeGreaterThan(0);
  await page.getByText('Elsewhere').click();
  await expect.poll(resultList).toEqual([]);
});

test('opens the page with all results on Enter', async () => {
  const { address } = await show(<HelpSearch />);
  await field().fill('deposit');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/help?q=deposit');
});

test("shows the server's results until the language changes", async () => {
  const entries = [
    { path: '/help/safety', title: 'Sent along', of: null, text: '', searchTerms: '' },
  ];
  const rendered = { locale: 'en', query: 'refund', entries } as const;
  const { screen } = await show(<Results query="refund" rendered={rendered} />);
  await expect.element(page.getByRole('link', { name: 'Sent along' })).toBeVisible();
  await screen.unmount();
  await show(<Results query="refund" rendered={{ ...rendered, locale: 'zh-CN' }} />);
  await expect
    .element(page.getByRole('link', { name: /Cancellation and refunds/ }).first())
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sent along' })).not.toBeInTheDocument();
});

test('retries in the browser if the search on the server failed', async () => {
  await show(
    <Results query="refund" rendered={{ locale: 'en', query: 'refund', entries: null }} />,
  );
  await expect
    .element(page.getByText('The search couldn’t be loaded. Check your connection and try again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('link', { name: /Cancellation and refunds/ }).first())
    .toBeVisible();
});
