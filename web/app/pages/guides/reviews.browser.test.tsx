import { REVIEW_TAGS } from '@tomoguide/contract/reviews/tags';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide, sampleReview } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { Reviews } from './reviews.tsx';

const written = [
  sampleReview({ content: '走了一条没人的小路。' }),
  sampleReview({ content: '' }),
  sampleReview({ content: 'The garden was ours alone.' }),
  sampleReview({ content: '静かな庭をゆっくり案内していただきました。' }),
  sampleReview({ content: 'We came back in the rain.', reply: null }),
];

const reviews = (list = written, guide = sampleGuide({ reviewCount: list.length })) => (
  <Reviews guide={guide} reviews={list} />
);

/** Returns the texts of the reviews in page order, with their `lang` attributes. */
const readReviews = () =>
  [...document.querySelectorAll('.review')].map((each) => {
    const words = each.querySelector(':scope > p');
    return [words?.textContent ?? '', words?.getAttribute('lang') ?? ''];
  });

test('shows reviews in the user’s language first, then those in other languages, then those without text', async () => {
  await show(reviews());
  await page.getByRole('button', { name: 'Show all 5 reviews' }).click();
  expect(readReviews()).toEqual([
    ['The garden was ours alone.', ''],
    ['We came back in the rain.', ''],
    ['走了一条没人的小路。', 'zh'],
    ['静かな庭をゆっくり案内していただきました。', 'ja'],
    ['', ''],
  ]);
  await expect.element(page.getByText('in Chinese')).toBeVisible();
  await expect.element(page.getByText('in Japanese')).toBeVisible();
  expect(page.getByText('in English').elements()).toHaveLength(0);
});

test('shows Chinese reviews first to a Chinese user', async () => {
  await show(reviews(), { locale: 'zh-CN' });
  expect(readReviews()[0]).toEqual(['走了一条没人的小路。', '']);
  expect(readReviews()[1]).toEqual(['The garden was ours alone.', 'en']);
  expect(page.getByText('英文').elements()).toHaveLength(2);
});

test('sets the lang attribute of the guide’s reply', async () => {
  const reply = { content: 'またお待ちしています。', createdAt: '2026-11-03T01:00:00Z' };
  await show(reviews([sampleReview({ reply })]));
  expect(page.getByText(reply.content).element()).toHaveAttribute('lang', 'ja');
});

test('shows four reviews at first, and all of them on request', async () => {
  await show(
    reviews(Array.from({ length: 9 }, (_, each) => sampleReview({ content: `No ${each}` }))),
  );
  expect(readReviews()).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all 9 reviews' }).click();
  expect(readReviews()).toHaveLength(9);
});

test('shows no rating without reviews, and explains when it will appear', async () => {
  await show(reviews([], sampleGuide({ rating: null, reviewCount: 0 })));
  await expect.element(page.getByText(/No reviews yet/)).toBeVisible();
  expect(document.querySelector('.rating-bars')).toBeNull();
});

test('each bar shows what share of the reviews gave its rating', async () => {
  await show(reviews(written, sampleGuide({ ratingCounts: [0, 0, 0, 1, 3] })));
  const bars = [...document.querySelectorAll<HTMLElement>('.rating-bars .bar > span')];
  expect(bars.map(({ style }) => style.width)).toEqual(['75%', '25%', '0%', '0%', '0%']);
});

test('shows how many travelers reported something about shopping, with the guide’s reply', async () => {
  const reply = { content: '只是路过。', createdAt: '2026-11-03T01:00:00Z' };
  const shopping = { travelers: 18, reports: 2, reply };
  await show(reviews(written, sampleGuide({ shopping })));
  await expect.element(page.getByText(/^2 of 18 travelers reported/)).toBeVisible();
  await expect.element(page.getByText('只是路过。')).toHaveAttribute('lang', 'zh');
});

test('shows no figure about shopping for too few travelers', async () => {
  await show(reviews(written, sampleGuide({ shopping: null })));
  expect(document.querySelector('[data-shopping-figure]')).toBeNull();
});

test('shows the six most frequent tags of all reviews, with their numbers', async () => {
  const tagCounts = REVIEW_TAGS.slice(0, 7).map((tag, at) => ({ tag, count: 240 - at }));
  await show(reviews(undefined, sampleGuide({ tagCounts })));
  const tags = page.getByRole('list', { name: 'Praised most' }).getByRole('listitem');
  await expect.element(tags.first()).toHaveTextContent('On time 240');
  expect(tags.elements()).toHaveLength(6);
});
