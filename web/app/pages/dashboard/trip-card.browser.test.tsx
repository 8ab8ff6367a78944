import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import { getBooking, getRefundQuote } from '@tomoguide/contract/bookings/calls';
import { listReviewStandings } from '@tomoguide/contract/reviews/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleReviewStatus } from '../../testing/sample-review-status.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TripCard } from './trip-card.tsx';

const JAPANESE = { meetingAddress: '京都府京都市左京区下鴨泉川町59', meetingPostalCode: '6060807' };
const card = (change: Parameters<typeof sampleBooking>[0] = {}, locale: 'en' | 'zh-CN' = 'en') => {
  const booking = sampleBooking(change);
  return show(<TripCard booking={booking} />, {
    locale,
    as: sampleSession(),
    replies: [
      reply(getBooking, booking),
      reply(listReviewStandings, {
        data: [sampleReviewStatus({ canReview: false, code: 'period_over' })],
      }),
      reply(getRefundQuote, {
        bookingId: booking.id,
        onlinePaidCents: 30_000,
        refundCents: 0,
        keptCents: 30_000,
        parts: [],
      }),
    ],
  });
};

test.each([
  ['en', 'Kyoto with Aoi'],
  ['zh-CN', '与 Aoi 同游京都'],
] as const)(
  'in %s, the title names city and guide and links to the guide',
  async (locale, title) => {
    await card({}, locale);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: title }))
      .toHaveAttribute('href', '/guides/3');
  },
);

test('shows in the user’s language that the guide’s account is closed', async () => {
  const { guide } = sampleBooking();
  await card({ guide: { ...guide, name: DELETED_NICKNAME } }, 'zh-CN');
  await expect.element(page.getByRole('heading', { name: '与已注销账号同游京都' })).toBeVisible();
  expect(document.body.textContent).not.toContain(DELETED_NICKNAME);
});

test('a Chinese title keeps the guide’s name on one line', async () => {
  document.documentElement.lang = 'zh-CN';
  const { guide } = sampleBooking();
  const name = 'Yukiko 小野寺雪子';
  await card({ guide: { ...guide, name, serviceCity: 'sapporo' } }, 'zh-CN');
  const link = page.getByRole('link', { name: /^与.*小野寺雪子/ });
  const whole = link.getByText(name, { exact: true });
  for (const width of [300, 330, 360, 390]) {
    await page.viewport(width, 844);
    expect(whole.element().getClientRects(), `${width} px`).toHaveLength(1);
    expect(whole.element().getBoundingClientRect().right).toBeLessThan(width);
  }
  document.documentElement.lang = '';
});

test.each([
  ['2026-08-31', 'kyoto'],
  ['2026-12-31', 'kyoto-autumn'],
  ['2027-01-01', 'kyoto'],
])('on %s, shows the picture %s', async (date, drawing) => {
  const { screen } = await card({ date });
  const picture = screen.container.querySelector('img.only-light');
  expect(picture?.getAttribute('src')).toBe(`/illustrations/${drawing}.svg`);
});

test('shows directions only as a link, and fetches nothing for them', async () => {
  const { screen, sent } = await card(JAPANESE);
  const link = page.getByRole('link', { name: /^Directions/ });
  const href = new URL(link.element().getAttribute('href') ?? '');
  expect([href.host, href.searchParams.get('query') ?? href.searchParams.get('q')]).toEqual([
    expect.stringMatching(/^(www\.google\.com|maps\.apple\.com)$/),
    '〒606-0807 京都府京都市左京区下鴨泉川町59',
  ]);
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
  // The card fetches only the postal code, for the driver's card, and from this site.
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/v2\/postal-codes\//),
  ]);
  expect(screen.container.querySelector('iframe, [src^="http"]')).toBeNull();
});

test.each([
  [JAPANESE, 'ja'],
  [{ meetingAddress: 'Kyoto Station, central exit' }, null],
])('marks a Japanese address as Japanese: %j', async (where, lang) => {
  await card(where);
  const heading = page.getByRole('heading', { name: 'Meeting point' }).element();
  const address = heading.parentElement?.querySelector('p');
  expect(address?.getAttribute('lang')).toBe(lang);
});

test.each([
  ['before the day of the tour', {}],
  [
    'on the day of the tour',
    { status: 'awaiting_start', can: ['confirm_start', 'cancel', 'change_address'] },
  ],
] as const)(
  '%s, shows the buttons to cancel and to suggest another place in the details',
  async (_, change) => {
    await card({ can: ['cancel', 'change_address'], ...change } as Parameters<typeof card>[0]);
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    const suggest = page.getByRole('button', { name: 'Suggest another place' });
    await expect.element(page.getByRole('heading', { name: 'Meeting point' })).toBeVisible();
    for (const seldom of [cancel, suggest]) await expect.element(seldom).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Details/ }).click();
    await expect.element(suggest).toBeVisible();
    await cancel.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
);

test.each([
  ['pending', 'pending-requests', ['pay', 'cancel'], 'Continue Payment'],
  ['upcoming', 'upcoming', ['cancel'], /^Directions/],
  ['completed', 'past', [], 'Book again'],
  ['cancelled', 'past', [], 'Find another guide'],
] as const)(
  'shows the most useful next step first on a trip that is %s',
  async (status, tab, can, step) => {
    await card({ status, tab, can: [...can], cancelKind: status === 'cancelled' ? 'guide' : null });
    const link = page.getByRole('link', { name: step });
    await expect.element(link).toBeVisible();
    // The button comes right after the link in the title.
    const all = [...document.querySelectorAll('[data-booking] a, [data-booking] button')];
    expect(all.indexOf(link.element())).toBe(1);
  },
);

test.each([
  [0, 'Pay the RMB 300 deposit by'],
  [10_000, 'Pay the RMB 200 deposit by'],
])(
  'shows the amount left and the deadline of an unpaid deposit (wallet: %i)',
  async (walletCents, words) => {
    await card({
      status: 'pending',
      tab: 'pending-requests',
      can: ['pay', 'cancel'],
      depositCents: 30_000,
      walletCents,
      deadlineAt: '2036-05-04T01:00:00Z',
    });
    const cardText = () => document.querySelector('[data-booking]')?.textContent ?? '';
    await expect.poll(cardText).toContain(words);
    expect(cardText()).toMatch(
      /May 4, 2036, 09:00 Beijing time \(10:00 in Japan\) to keep your slot/,
    );
  },
);

test.each([
  [59, 0, 1],
  [61, 1, 1],
  [25 * 60, 1, 0],
])(
  'with %i minutes left, shows the deadline’s time of day %i times and a countdown %i times (bookings.md, "The traveler’s card")',
  async (minutes, times, countdowns) => {
    const deadlineAt = Temporal.Now.instant().add({ minutes, seconds: 30 }).toString();
    await card({ status: 'pending', tab: 'pending-requests', can: ['pay'], deadlineAt });
    await expect.element(page.getByText(/^Pay the RMB/)).toBeVisible();
    expect(page.getByText(/deposit by .+:\d{2}/).elements()).toHaveLength(times);
    expect(page.getByRole('timer').elements()).toHaveLength(countdowns);
  },
);

test('wraps the text of a dialog opened from the card on a phone', async () => {
  await page.viewport(390, 844);
  await card({ status: 'ongoing', tab: 'ongoing', can: ['complete'] }, 'zh-CN');
  await page.getByRole('button', { name: '确认完成' }).click();
  const dialog = page.getByRole('dialog').element();
  await expect.element(page.getByText(/请当面支付。$/)).toBeVisible();
  const cut = [...dialog.querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
  );
  expect(cut).toEqual([]);
  await page.viewport(1280, 800);
});

const ITINERARY = { id: 31, title: { en: 'Moss and tea', zh: '苔与茶' } };

test.each([
  ['en', 'Moss and tea'],
  ['zh-CN', '苔与茶'],
] as const)('in %s, shows the title of the booked itinerary', async (locale, title) => {
  await card({ itinerary: ITINERARY }, locale);
  await page.getByRole('button', { name: locale === 'en' ? /^Details/ : /^详情/ }).click();
  await expect.element(page.getByText(title)).toBeVisible();
});

test.each([
  [1, 0],
  [2, 1],
])(
  'after %i extensions, shows why there is no further extension: %i',
  async (extensionCount, lines) => {
    await card({ status: 'ongoing', tab: 'ongoing', can: ['complete'], extensionCount });
    await expect.element(page.getByRole('button', { name: 'Complete Service' })).toBeVisible();
    expect(page.getByText(/extended this tour 2 times/).elements()).toHaveLength(lines);
  },
);

test('shows only directions, the driver’s card and a message on an upcoming trip before its details', async () => {
  await card({ ...JAPANESE, can: ['cancel', 'change_address'], itinerary: ITINERARY });
  await expect.element(page.getByRole('button', { name: 'Show to the driver' })).toBeVisible();
  const actions = [...document.querySelectorAll('[data-booking] :is(a, button)')].map((one) =>
    one.textContent.trim(),
  );
  expect(actions).toEqual([
    'Kyoto with Aoi',
    expect.stringMatching(/^Directions/),
    expect.stringMatching(/^Show to the driver/),
    expect.stringMatching(/^Message/),
    'Details',
  ]);
});

test('after the end of a tour that nobody began, says what to do and offers it on the card', async () => {
  const missed = {
    status: 'awaiting_start',
    tab: 'upcoming',
    scheduledStartTime: '2026-05-03T01:00:00Z',
    scheduledEndTime: '2026-05-03T05:00:00Z',
    can: ['confirm_start', 'report_no_show'],
  } as const;
  await card({ ...missed, can: [...missed.can] });
  await expect.element(page.getByText(/^The tour’s time is over\. If you met Aoi/)).toBeVisible();
  const report = page.getByRole('button', { name: 'Report a no-show' });
  await expect.element(report).toBeVisible();
  expect(report.element().closest('details')).toBeNull();
});
