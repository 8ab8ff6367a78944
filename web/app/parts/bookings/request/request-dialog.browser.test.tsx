import { getExchangeRate, listWeather, sendTourRequest } from '@tomoguide/contract/bookings/calls';
import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import { getGuide, getGuideChoices } from '@tomoguide/contract/guides/calls';
import { SentMessage } from '@tomoguide/contract/messaging/entities';
import { ConversationId } from '@tomoguide/contract/primitives';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { checkoutReplies } from '../../../testing/checkout-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { RequestDialog } from './request-dialog.tsx';

const guide = sampleGuide({ services: [] });
const mei = sampleSession();
/** Opens the form from a guide's page. */
const CHOSEN = 'date=2036-05-04&start=2036-05-04T01%3A00%3A00Z&duration=4&travelers=2';

const dialog = (query = '', more: ReturnType<typeof reply>[] = [], locale: 'en' | 'zh-CN' = 'en') =>
  show(
    <main>
      <RequestDialog
        guideId={guide.id}
        name={guide.name}
        userId={mei.id}
        conversationId={ConversationId.parse(11)}
        begun={query === '' ? null : new URLSearchParams(query)}
        onClose={() => {}}
      />
      <Toaster />
    </main>,
    {
      as: mei,
      locale,
      replies: [...more, reply(getExchangeRate, { jpyPerRmb: 21 }), ...checkoutReplies(guide)],
    },
  );

/** The message that the conversation receives. */
const message = {
  id: 91,
  conversationId: 11,
  seq: 4,
  revision: 4,
  senderId: mei.id,
  clientMessageId: 'd3b07384-d9a0-4c9b-8f3e-3f1d2a5b6c7d',
  sentAt: '2036-05-01T03:00:00Z',
  content: { kind: 'tour_request', requestId: 5, state: 'open' },
  credits: 19,
} as const;

const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole('button', { name: /^(Send request|发送请求)$/ });
/** The requests sent, without the checks of the day, which happen while typing. */
const posts = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path !== checkDayFit.path);
const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  sessionStorage.clear();
  clearToast();
});

test('each submit focuses the first invalid field with its error, and sends nothing', async () => {
  const { sent } = await dialog('');
  await send().click();
  await expect.poll(focused).toBe('date');
  await expect.element(page.getByText('Choose a day.')).toBeVisible();
  await page.getByRole('button', { name: /^Next available/ }).click();
  await page.getByText('10:00', { exact: true }).click();
  await send().click();
  await expect.poll(focused).toBe('meetingAddress');
  await expect.element(page.getByText('Please provide the meeting address.')).toBeVisible();
  await field('Meeting address').fill('京都駅');
  await field('Postal code (optional)').fill('60');
  await send().click();
  const invalid =
    'Invalid postal code. Please enter a 7-digit Japanese postal code (numbers only).';
  await expect.element(page.getByText(invalid)).toBeVisible();
  expect(posts(sent)).toEqual([]);
});

test('for an unavailable day, offers the next available day with one click, but no earlier day', async () => {
  await dialog('');
  const first = page.getByRole('button', { name: /^Next available/ });
  await expect.element(first).toHaveTextContent('Next available: Fri, May 2, 2036');
  await field('Date').fill('2036-05-03');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/The next available day is Sun, May 4, 2036/)).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Choose Sun, May 4, 2036' }).click();
  await expect.element(field('Date')).toHaveValue('Sun, May 4, 2036');
});

test('shows starts in the guide’s time zone, and in the user’s on a tap', async () => {
  await dialog(CHOSEN);
  await expect.element(page.getByRole('radio', { name: '10:00', exact: true })).toBeChecked();
  const own = page.getByText('09:00 Beijing time: Japan time minus 1 hour');
  await expect.element(own).not.toBeVisible();
  await page.getByText('Japan time', { exact: true }).click();
  await expect.element(own).toBeVisible();
});

test.each([
  ['en', '10:00 May 3, 21:00 your time'],
  ['zh-CN', '10:00 你所在地 5月3日 21:00'],
] as const)(
  'in %s, marks a start that falls on another day in the user’s time zone',
  async (locale, name) => {
    vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
    await dialog(CHOSEN, [], locale);
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeChecked();
  },
);

test('collapses services and costs to a one-line summary', async () => {
  const markets = { id: 101, nameCn: '市场', nameEn: 'Markets' };
  const food = { id: 1, nameCn: '美食', nameEn: 'Food', subcategories: [markets] };
  await dialog(CHOSEN, [reply(getGuideChoices, { data: [food] })]);
  await expect.element(page.getByText('Decide with your guide').first()).toBeVisible();
  await expect.element(page.getByText('None chosen', { exact: true })).toBeVisible();
  await expect.element(field('Markets')).not.toBeVisible();
  await expect.element(field('Meal')).not.toBeVisible();
  await expect.element(field('Meeting address')).toBeVisible();
});

test.each([390, 1280])(
  'at %i px, shows the refund for the chosen start without a tap',
  async (width) => {
    await page.viewport(width, 844);
    await dialog(CHOSEN);
    await expect.element(page.getByText(/^Full refund until the guide accepts, and/)).toBeVisible();
  },
);

test('submitting expands the collapsed age fields if they contain an error', async () => {
  const { sent } = await dialog(CHOSEN);
  const fold = page.getByText('Ages in your group');
  await field('Meeting address').fill('京都駅');
  await fold.click();
  await field('Adults').fill('1');
  await fold.click();
  await expect.element(field('Adults')).not.toBeVisible();
  await send().click();
  await expect.element(field('Adults')).toHaveFocus();
  await expect.element(page.getByText(/^Ages must add up/)).toBeVisible();
  expect(posts(sent)).toEqual([]);
});

test('sends one request with the displayed price on a double-click, and deletes the draft', async () => {
  const { sent } = await dialog(CHOSEN, [
    reply(sendTourRequest, { request: sampleRequest(), message: z.parse(SentMessage, message) }),
  ]);
  await field('Meeting address').fill('京都駅');
  const costs = page.getByText('Meals, tickets and transportation', { exact: true });
  await costs.click();
  await field('Meal').selectOptions('shared_meal');
  await costs.click();
  await expect.element(field('Meal')).not.toBeVisible();
  const chosen = page.getByText('Sit-down meal together · about JPY 1,000');
  await expect.element(chosen.first()).toBeVisible();
  await field('Your plan (optional)').fill('Moss and tea.');
  await expect.element(page.getByText('RMB 920', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText(/^JPY 1,000/).first()).toBeVisible();
  // Both clicks happen before any response, no matter how slow the machine is.
  const twice = send().element() as HTMLElement;
  twice.click();
  twice.click();
  await expect.element(page.getByText('Tour request sent')).toBeVisible();
  expect(posts(sent).map(({ body }) => body)).toEqual([
    {
      clientMessageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      scheduledStartTime: '2036-05-04T01:00:00Z',
      duration: 4,
      travelers: 2,
      services: [],
      meetingAddress: '京都駅',
      meal: 'shared_meal',
      plan: 'Moss and tea.',
      totalPrice: 920,
      depositCents: 27_600,
    },
  ]);
  expect(localStorage.getItem(`draft:${mei.id}:request:${guide.id}`)).toBeNull();
});

test('keeps the input after a lost connection, and retries the same request on the next click', async () => {
  const { sent, screen } = await dialog(CHOSEN);
  await field('Meeting address').fill('京都駅');
  await send().click();
  await expect
    .element(page.getByText(/can’t tell whether your request went through/))
    .toBeVisible();
  await expect.element(field('Meeting address')).toHaveValue('京都駅');
  await expect.element(send()).toBeEnabled();
  await send().click();
  await expect.poll(() => posts(sent).length).toBe(2);
  expect(posts(sent)[0]?.body).toEqual(posts(sent)[1]?.body);
  await screen.unmount();
  // Reopens the form, as after a reload.
  await dialog();
  await expect.element(field('Meeting address')).toHaveValue('京都駅');
});

test('keeps the choices when the form is reopened for the same tour', async () => {
  const { screen } = await dialog(CHOSEN);
  await field('Duration').selectOptions('3');
  await field('Date').fill('2036-05-05');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Date')).toHaveValue('Mon, May 5, 2036');
  await screen.unmount();
  const again = await dialog(CHOSEN);
  await expect.element(field('Date')).toHaveValue('Mon, May 5, 2036');
  await expect.element(field('Duration')).toHaveValue('3');
  await again.screen.unmount();
  await dialog(CHOSEN.replace('duration=4', 'duration=5'));
  await expect.element(field('Date')).toHaveValue('Sun, May 4, 2036');
  await expect.element(field('Duration')).toHaveValue('5');
});

test('shows an error in Chinese if the slot has been taken', async () => {
  await dialog(CHOSEN, [refusal(sendTourRequest, 409, 'SLOT_TAKEN')], 'zh-CN');
  await field('集合地址').fill('京都駅');
  await send().click();
  await expect.element(page.getByText('这个时间刚被约走了。')).toBeVisible();
  await page.getByRole('button', { name: '换一个开始时间' }).click();
  await expect.poll(focused).toBe('start');
});

test('replaces a withdrawn duration with one that is offered, then shows, announces and sends it', async () => {
  let offered = guide;
  const { sent } = await dialog(CHOSEN.replace('duration=4', 'duration=2'), [
    refusal(sendTourRequest, 422, 'DURATION_NOT_OFFERED', { field: 'duration' }),
    reply(getGuide, () => offered),
  ]);
  await field('Meeting address').fill('京都駅');
  await expect.element(page.getByText('RMB 460', { exact: true }).first()).toBeVisible();
  offered = sampleGuide({ services: [], minDuration: 4 });
  await send().click();
  await expect.element(page.getByText(/^This guide no longer offers/)).toBeVisible();
  await expect
    .element(page.getByText(/doesn’t offer tours of that duration/))
    .not.toBeInTheDocument();
  await expect.element(field('Duration')).toHaveValue('4');
  await expect.element(page.getByText('RMB 920', { exact: true }).first()).toBeVisible();
  await expect.element(send()).toBeEnabled();
  await send().click();
  await expect
    .poll(() => posts(sent).map(({ body }) => body))
    .toMatchObject([{ duration: 2 }, { duration: 4, totalPrice: 920 }]);
});

test('reports a deleted itinerary, and sends the request without it on the next click', async () => {
  let offered = sampleGuide({ services: [] });
  const { sent } = await dialog(CHOSEN, [
    refusal(sendTourRequest, 422, 'ITINERARY_UNKNOWN', { field: 'itineraryId' }),
    reply(getGuide, () => offered),
  ]);
  await field('Itinerary (optional)').selectOptions('31');
  await field('Meeting address').fill('京都駅');
  await expect.element(send()).toBeEnabled();
  offered = sampleGuide({ services: [], itineraries: [] });
  await send().click();
  await expect.element(page.getByText(/^This guide no longer offers/)).toBeVisible();
  await expect.element(send()).toBeEnabled();
  await send().click();
  await expect.poll(() => posts(sent).length).toBe(2);
  expect(posts(sent)[0]?.body).toMatchObject({ itineraryId: 31 });
  expect(posts(sent)[1]?.body).not.toMatchObject({ itineraryId: 31 });
});

test('applies the duration of a chosen itinerary and shows its stops', async () => {
  await dialog();
  await field('Itinerary (optional)').selectOptions('31');
  await expect.element(page.getByText('Moss garden → A bowl of tea')).toBeVisible();
  await expect.element(field('Duration')).toHaveValue('3.5');
});

test('says so if bad weather is declared for the requested day, without refusing it (bookings.md, "Bad weather")', async () => {
  const declared = {
    cities: ['kyoto' as const],
    firstDay: '2036-05-03',
    lastDay: '2036-05-04',
    reason: { en: 'Typhoon', zh: '台风' },
  };
  await dialog(CHOSEN, [reply(listWeather, { data: [declared] })]);
  await expect.element(page.getByText('Bad weather: Typhoon')).toBeVisible();
  await expect.element(send()).toBeEnabled();
});
