import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BackToGuides } from '../../../pages/guides/back-to-guides.tsx';
import { Headline } from '../../../pages/guides/headline.tsx';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { show } from '../../../testing/show.tsx';
import { Story } from './story.tsx';

const paragraph = (number: number) => `Part ${number}. ${'I walk slowly. '.repeat(30)}`.trim();

test('shows a short story in full', async () => {
  await show(<Story guide={sampleGuide()} />);
  await expect.element(page.getByText('And I show it.')).toBeVisible();
  expect(document.querySelector('details')).toBeNull();
});

test('truncates a very long story, and expands it on a click', async () => {
  const bio = [1, 2, 3, 4, 5].map(paragraph).join('\n\n');
  await show(<Story guide={sampleGuide({ bio })} />);
  await expect.element(page.getByText(/^Part 1/)).toBeVisible();
  await expect.element(page.getByText(/^Part 5/)).not.toBeVisible();
  await page.getByText('Read more').click();
  await expect.element(page.getByText(/^Part 5/)).toBeVisible();
});

test('marks a guide without reviews as new, and shows if a guide is not listed', async () => {
  await show(<Headline guide={sampleGuide({ rating: null, reviewCount: 0, listed: false })} />);
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/isn’t taking new bookings/)).toBeVisible();
  await expect.element(page.getByText('Gardener · Kyoto')).toBeVisible();
});

test('links back to the search if there was one, and otherwise to the city’s guides', async () => {
  await show(<BackToGuides guide={sampleGuide()} />, {
    at: '/guides/3?redirect=%2Fsearch%3Ftravelers%3D2',
  });
  const back = page.getByRole('link', { name: 'Back to the results' });
  expect(back.element()).toHaveAttribute('href', '/search?travelers=2');
  await show(<BackToGuides guide={sampleGuide()} />, { at: '/guides/3' });
  const all = page.getByRole('link', { name: 'All guides in Kyoto' });
  expect(all.element()).toHaveAttribute('href', '/search?city=kyoto');
});
