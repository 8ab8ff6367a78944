import { getExchangeRate, sendTourRequest } from '@tomoguide/contract/bookings/calls';
import { getQuote, getStartTimes, listGuidePriceRanges } from '@tomoguide/contract/guides/calls';
import { openConversation } from '@tomoguide/contract/messaging/calls';
import { ConversationEntry, SentMessage } from '@tomoguide/contract/messaging/entities';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { estimate } from '../../parts/guides/profile/estimate.ts';
import { createInitialPlan, type Plan } from '../../parts/guides/profile/tour-plan.ts';
import { reply } from '../../testing/api-replies.ts';
import { checkoutReplies } from '../../testing/checkout-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PriceBox } from './price-box.tsx';

beforeEach(() => page.viewport(1280, 800));

const DAY = '2099-05-10';
/** 10:00 in Tokyo, and 9:00 in Shanghai, where the user is. */
const START = '2099-05-10T01:00:00Z';

const Box = ({ guide, first }: { guide: ReturnType<typeof sampleGuide>; first: Partial<Plan> }) => {
  const [plan, setPlan] = useState<Plan>({ ...createInitialPlan(guide, ''), ...first });
  return (
    <PriceBox
      guide={guide}
      plan={plan}
      onChange={(change) => setPlan((before) => ({ ...before, ...change }))}
      onChooseTime={() => {}}
      names={(ids) => ids.map((id) => `service ${id}`)}
      pricing={[]}
    />
  );
};

const starts = reply(getStartTimes, {
  timeZone: 'Asia/Tokyo',
  date: DAY,
  duration: 2,
  data: [{ start: START, time: '10:00', day: DAY }],
} as never);

const box = (first: Partial<Plan> = {}, guide = sampleGuide()) => (
  <Box guide={guide} first={first} />
);
const heading = () => page.getByRole('heading', { level: 2 });

test('shows the group’s total first and updates it immediately', async () => {
  await show(box());
  await expect.element(heading()).toHaveTextContent('RMB 920 for 2 people, 4 hours');
  await page.getByLabelText('Travelers').selectOptions('3');
  await expect.element(heading()).toHaveTextContent('RMB 1,040 for 3 people, 4 hours');
  await page.getByLabelText('Duration').selectOptions('3.5');
  await expect.element(heading()).toHaveTextContent('RMB 910 for 3 people, 3.5 hours');
});

test('compares the price with that of guides who speak the user’s language', async () => {
  const ranges = [
    { language: 'zh', lowCents: 18_000, highCents: 31_000 },
    { language: 'en', lowCents: 20_000, highCents: 40_000 },
  ] as const;
  await show(box(), { replies: [reply(listGuidePriceRanges, { data: [...ranges] })] });
  await expect
    .element(
      page.getByText(
        'RMB 230 an hour for two. Half of the guides in Kyoto who speak English ask RMB 200 to RMB 400.',
      ),
    )
    .toBeVisible();
});

test('shows the server’s price if it differs from the page’s', async () => {
  const quote = estimate(sampleGuide(), [], { duration: 4, travelers: 2, services: [] });
  const dearer = { ...quote, totalCents: 96_000 as never };
  await show(box(), { replies: [reply(getQuote, dearer)] });
  await expect.element(heading()).toHaveTextContent('RMB 960 for 2 people, 4 hours');
});

test('shows no price for two people if the guide requires at least three', async () => {
  await show(box({}, sampleGuide({ minPeople: 3 })));
  await expect.element(heading()).toHaveTextContent('RMB 1,040 for 3 people, 4 hours');
  expect(page.getByRole('option', { name: '2 people' }).elements()).toHaveLength(0);
});

test('shows the chosen start in the guide’s time zone, with a button to the checkout', async () => {
  const { address } = await show(box({ day: DAY, start: START }));
  await expect
    .element(page.getByRole('button', { name: /^Day/ }))
    .toHaveTextContent('Day Sun, May 10, 2099, 10:00 (Japan time)');
  await page.getByRole('link', { name: 'Book' }).click();
  expect(address()).toMatch(/^\/checkout\/3\?date=2099-05-10&start=2099-05-10T01%3A00%3A00Z/);
});

test('the policy shows the deadline for a chosen day’s first start before a start is chosen', async () => {
  await show(box(), { replies: [starts] });
  await expect.element(page.getByText('Free cancellation until the guide accepts.')).toBeVisible();
  await show(box({ day: DAY }), { replies: [starts] });
  await expect.element(page.getByText(/Sun, May 3, 2099, 10:00/).first()).toBeVisible();
});

test('on desktop, shows the button above the price lines, without scrolling', async () => {
  await show(box());
  const button = page.getByRole('button', { name: 'Choose day and time' }).first().element();
  const total = page.getByText('Total').element();
  expect(button.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows how to pay the rest, and that the costs on site are in yen', async () => {
  await show(box());
  await expect
    .element(page.getByText('Rest on the day, cash or app', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/extra, in yen/)).toBeVisible();
});

test('does not let guides book themselves', async () => {
  await show(box({ day: DAY, start: START }), { as: sampleSession({ isGuide: true, guideId: 3 }) });
  expect(page.getByRole('link', { name: 'Book' }).elements()).toHaveLength(0);
  await expect.element(page.getByText('This is your page.').first()).toBeVisible();
});

test.each([
  ['phone', 390, 844],
  ['tablet', 768, 1024],
])(
  'on a %s, keeps the total and the button in a small bar at the bottom',
  async (_, width, height) => {
    await page.viewport(width, height);
    await show(box());
    const bar = document.querySelector('[data-price-bar]');
    expect(bar?.textContent).toContain('RMB 920 for 2 people, 4 hours');
    expect(getComputedStyle(bar as Element).position).toBe('fixed');
    expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
    const buttons = page.getByRole('button', { name: 'Choose day and time' });
    expect(buttons.elements()).toHaveLength(1);
    expect(buttons.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);

test('ignores a chosen day that has no start time for the duration', async () => {
  const taken = reply(getStartTimes, {
    timeZone: 'Asia/Tokyo',
    date: DAY,
    duration: 2,
    data: [],
  } as never);
  await show(box({ day: DAY }), { replies: [taken] });
  await expect
    .element(page.getByRole('button', { name: /^Day/ }))
    .toHaveTextContent('Day Choose a day');
});

/** The conversation with Aoi, as the server returns it. */
const entry = z.parse(ConversationEntry, {
  conversation: {
    id: 11,
    viewerIs: 'traveler',
    guideId: 3,
    other: { id: 9, nickname: 'Aoi', profilePicture: null },
    createdAt: '2099-05-03T01:00:00Z',
  },
  lastMessage: null,
  lastMessageAt: null,
  messageCount: 0,
  unreadCount: 0,
  credits: 20,
  revision: 0,
  readSeq: 0,
  otherReadSeq: 0,
  contactsShown: false,
  contactsFrom: null,
  blockedByViewer: false,
});
const askButton = () => page.getByRole('link', { name: 'Ask first, pay once accepted' });
const form = () => page.getByRole('dialog', { name: 'Tour request to Aoi' });

const sentMessage = z.parse(SentMessage, {
  id: 91,
  conversationId: 11,
  seq: 1,
  revision: 1,
  senderId: 7,
  clientMessageId: 'd3b07384-d9a0-4c9b-8f3e-3f1d2a5b6c7d',
  sentAt: '2036-05-01T03:00:00Z',
  content: { kind: 'tour_request', requestId: 5, state: 'open' },
  credits: 19,
});

test('opens the request form over the page immediately, and opens the conversation after sending', async () => {
  const guide = sampleGuide({ services: [] });
  const chosen = { day: '2036-05-04', start: '2036-05-04T01:00:00Z', duration: 4, travelers: 2 };
  const { address } = await show(box(chosen, guide), {
    at: '/guides/3',
    as: sampleSession(),
    replies: [
      reply(openConversation, entry),
      reply(getExchangeRate, { jpyPerRmb: 21 }),
      reply(sendTourRequest, { request: sampleRequest(), message: sentMessage }),
      ...checkoutReplies(guide),
    ],
  });
  const answers = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (...call) => {
    if (String(call[0]).includes('/conversations')) await promise;
    return answers(...call);
  };
  await askButton().click();
  await expect.element(form()).toBeVisible();
  expect(form().element().querySelector('[aria-busy]')).not.toBeNull();
  resolve();
  const send = form().getByRole('button', { name: 'Send request' });
  await expect.element(send).toBeVisible();
  await form().getByRole('button', { name: 'Close' }).click();
  await expect.element(form()).not.toBeInTheDocument();
  await expect.element(askButton()).toHaveFocus();
  expect(address()).toBe('/guides/3');
  await askButton().click();
  await form().getByLabelText('Meeting address', { exact: true }).fill('京都駅');
  await send.click();
  await expect.poll(address).toBe('/messages?conversation=11');
});

test('closes the form after sending, so that a slow navigation cannot send it twice', async () => {
  const guide = sampleGuide({ services: [] });
  const chosen = { day: '2036-05-04', start: '2036-05-04T01:00:00Z', duration: 4, travelers: 2 };
  const navigation = Promise.withResolvers<void>();
  const { address, sent } = await show(box(chosen, guide), {
    at: '/guides/3',
    as: sampleSession(),
    replies: [
      reply(openConversation, entry),
      reply(getExchangeRate, { jpyPerRmb: 21 }),
      reply(sendTourRequest, { request: sampleRequest(), message: sentMessage }),
      ...checkoutReplies(guide),
    ],
    beforePage: (path) => (path === '/messages' ? navigation.promise : undefined),
  });
  await askButton().click();
  await form().getByLabelText('Meeting address', { exact: true }).fill('京都駅');
  await form().getByRole('button', { name: 'Send request' }).click();
  const requests = () =>
    sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/tour-requests'));
  await expect.poll(() => requests().length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  expect(address()).toBe('/guides/3');
  navigation.resolve();
  await expect.poll(address).toBe('/messages?conversation=11');
  expect(requests()).toHaveLength(1);
});

test('redirects a visitor to the login page, which returns to the form', async () => {
  await show(box());
  await expect
    .element(askButton())
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?redirect=%2Fmessages%3Fguide%3D3%26request%3D1/),
    );
});
