import { getGuide, getQuote } from '@tomoguide/contract/guides/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../testing/api-replies.ts';
import { checkoutReplies } from '../../testing/checkout-replies.ts';
import { sampleGuide, sampleOffer } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { fetchPendingTour } from './pending-tour.ts';
import { PendingTourCard } from './pending-tour-card.tsx';

const guide = sampleOffer();
const REDIRECT = '/checkout/3?date=2036-05-04&start=2036-05-04T01:00:00Z&duration=4&travelers=2';

const loadTour = (redirect: string, more: ReturnType<typeof refusal>[] = []) => {
  answerCalls([...more, ...checkoutReplies(guide)]);
  return fetchPendingTour(redirect);
};

test.each([
  ['en', 'Sun, May 4, 2036', '10:00–14:00 (Japan time) · 4 hours · 2 travelers', 'RMB 1,000'],
  ['zh-CN', '2036年5月4日 周日', '10:00–14:00（日本时间），4 小时，2 人', '¥1,000'],
] as const)('the login page shows the tour to be booked, in %s', async (locale, ...words) => {
  const tour = await loadTour(REDIRECT);
  if (!tour) throw new Error('No tour was read');
  await show(<PendingTourCard tour={tour} />, { locale });
  for (const text of ['Aoi', ...words]) {
    const paragraphs = [...document.querySelectorAll('[data-begun-tour] p')];
    expect(paragraphs.some(({ textContent }) => textContent?.includes(text))).toBe(true);
  }
  await expect.element(page.getByText(/300/)).toBeVisible();
});

test('shows no price without a group size, and no tour if the redirect leads to another page', async () => {
  expect(await loadTour(`${REDIRECT}0%2B`)).toMatchObject({ price: null });
  expect(await loadTour('/guides/3')).toBeNull();
  expect(await loadTour('//elsewhere.example/checkout/3')).toBeNull();
});

test('a deleted guide or a rejected price does not prevent the login', async () => {
  expect(await loadTour(REDIRECT, [refusal(getGuide, 404, 'NOT_FOUND')])).toBeNull();
  const priceless = await loadTour(REDIRECT, [refusal(getQuote, 422, 'GROUP_SIZE_NOT_OFFERED')]);
  expect(priceless).toMatchObject({ travelers: 2, price: null });
});

test('shows the title of the chosen itinerary', async () => {
  const along = sampleOffer({ itineraries: sampleGuide().itineraries });
  answerCalls(checkoutReplies(along));
  const tour = await fetchPendingTour(`${REDIRECT}&itinerary=31`);
  if (!tour) throw new Error('No tour was read');
  await show(<PendingTourCard tour={tour} />);
  await expect.element(page.getByText('Moss and tea')).toBeVisible();
});
