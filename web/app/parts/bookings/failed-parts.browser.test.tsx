import { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LinkSection } from '../../pages/dashboard/lead-traveler/link-section.tsx';
import { FeedCard } from '../../pages/guide/calendar/feed-card.tsx';
import { RatingsCard } from '../../pages/guide/ratings-card.tsx';
import { OpenAnswers } from '../../pages/guide-dashboard/open-answers.tsx';
import { ReviewsSection } from '../../pages/guide-dashboard/reviews-section.tsx';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TravelerRating } from '../reviews/reading/traveler-rating.tsx';
import { BookingDetails } from './booking/booking-details.tsx';
import { ServicePicker } from './checkout-form/tour/service-picker.tsx';
import { LeadPart } from './lead-traveler/lead-lines.tsx';

const link = { active: true, available: true, endsAt: '2026-12-08T05:00:00Z' };
const forOthers = { mayStart: false, metAt: null, finishedAt: null, link };
const booking = sampleBooking({ forOthers });
const own = sampleOwnGuide();
const services = {
  guideId: GuideId.parse(3),
  basicCents: 20_000,
  chosen: [],
  error: undefined,
  onToggle: () => {},
};

const PARTS: [ReactElement, string, string][] = [
  [<FeedCard key="1" />, 'The link couldn’t be loaded.', '链接加载失败。'],
  [<ReviewsSection key="2" />, 'Your reviews couldn’t be loaded.', '评价加载失败。'],
  [<RatingsCard key="3" guide={own} />, 'Your reviews couldn’t be loaded.', '评价加载失败。'],
  [
    <ServicePicker key="4" {...services} />,
    'The services couldn’t be loaded.',
    '服务项目加载失败。',
  ],
  [
    <TravelerRating key="5" userId={UserId.parse(7)} />,
    'Reviews of this traveler couldn’t be loaded.',
    '旅行者收到的评价加载失败。',
  ],
  [
    <LeadPart key="6" booking={booking} />,
    'The travelers’ details couldn’t be loaded.',
    '出行人信息加载失败。',
  ],
  [
    <LinkSection key="7" booking={booking} forOthers={forOthers} />,
    'The link couldn’t be loaded.',
    '链接加载失败。',
  ],
  [
    <OpenAnswers key="8" requests={[]} changes={[]} />,
    'The tour requests couldn’t be loaded.',
    '行程请求加载失败。',
  ],
  [
    <OpenAnswers key="9" requests={[]} changes={[]} />,
    'The requests of colleagues couldn’t be loaded.',
    '其他向导的请求加载失败。',
  ],
];

const expectErrorAndRetry = async (
  { sent }: Awaited<ReturnType<typeof show>>,
  words: string,
  again: string,
) => {
  const failure = page.getByRole('alert').filter({ hasText: words });
  await expect.element(failure).toBeVisible();
  const before = sent.length;
  await failure.getByRole('button', { name: again }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(before);
};
const AGAIN = { en: 'Try again', 'zh-CN': '重试' };

test.each(PARTS)('%#: shows an error if loading fails: %s', async (part, en, zh) => {
  for (const [locale, words] of [
    ['en', en],
    ['zh-CN', zh],
  ] as const) {
    const shown = await show(part, { as: sampleSession(), locale });
    await expectErrorAndRetry(shown, words, AGAIN[locale]);
    await shown.screen.unmount();
  }
});

test('shows an error if the history of a booking fails to load', async () => {
  const shown = await show(<BookingDetails booking={sampleBooking()} />, { as: sampleSession() });
  await page.getByRole('button', { name: 'Details, TG0042' }).click();
  const history = page.getByRole('alert').filter({ hasText: /Booking history/ });
  await expect.element(history).toBeVisible();
  const { sent } = shown;
  const requestCount = () => sent.filter(({ path }) => path === '/api/v2/bookings/42').length;
  await history.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(requestCount).toBeGreaterThan(1);
});
