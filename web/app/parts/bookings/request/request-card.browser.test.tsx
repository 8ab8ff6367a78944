import {
  acceptTourRequest,
  getTourRequest,
  rejectTourRequest,
  withdrawTourRequest,
} from '@tomoguide/contract/bookings/calls';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { ACCEPTED, SAMPLE_HASH, sampleRequest } from '../../../testing/sample-request.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { RequestCard, RequestMessage } from './request-card.tsx';

const open = sampleRequest();
const tourRequest = sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'] });
const card = (request = open, replies: ReturnType<typeof reply>[] = []) =>
  show(
    <main>
      <RequestCard request={request} name={request.viewerIs === 'guide' ? 'Mei' : 'Aoi'} />
      <Toaster />
    </main>,
    { as: sampleSession(), replies },
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => clearToast());

test('shows RMB and yen separately, each with its own total and an approximate amount in the other currency', async () => {
  await card();
  await button('Details').click();
  const rmb = page.getByRole('region', { name: 'Price, in RMB' });
  await expect.element(rmb).toBeVisible();
  await expect.poll(() => rmb.element().textContent).toContain('TotalRMB 1,000about JPY 21,000');
  await expect.element(rmb).toBeVisible();
  await expect.poll(() => rmb.element().textContent).toContain('Deposit, onlineRMB 300');
  const yen = page.getByRole('region', { name: 'On site, in yen' });
  await expect
    .poll(() => yen.element().textContent)
    .toContain('On site, not includedJPY 3,000about RMB 143');
  await expect.element(page.getByText(/^RMB 1 = JPY 21 on May 1, 2036/)).toBeVisible();
});

test('can show its lines in the other language, whatever the page’s language', async () => {
  await card();
  await button('Details').click();
  await page.getByText('简体中文', { exact: true }).click();
  const rmb = page.getByRole('region', { name: '价格（人民币）' });
  await expect.element(rmb).toBeVisible();
  await expect.poll(() => rmb.element().textContent).toContain('¥1,000');
  await expect.element(page.getByText('双方确认', { exact: true })).toBeVisible();
  expect(rmb.element().closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
});

test.each([
  ['traveler', '/dashboard#TG0042'],
  ['guide', '/guide-dashboard#TG0042'],
] as const)('links the %s of a paid request to its booking', async (viewerIs, href) => {
  const booking = { ...ACCEPTED.booking, status: 'upcoming', payBy: null } as const;
  await card(sampleRequest({ ...ACCEPTED, viewerIs, booking }));
  const link = page.getByRole('link', { name: 'See booking TG0042' });
  await expect.element(link).toHaveAttribute('href', href);
});

test.each([
  ['traveler', 1],
  ['guide', 0],
] as const)(
  'links the %s of a request that was never paid to %i bookings',
  async (viewerIs, links) => {
    const booking = {
      ...ACCEPTED.booking,
      status: 'cancelled',
      cancelKind: 'hold_expired',
      payBy: null,
    } as const;
    await card(sampleRequest({ ...ACCEPTED, viewerIs, booking }));
    await expect.element(page.getByText('The booking was cancelled.')).toBeVisible();
    expect(page.getByRole('link', { name: /^See booking/ }).elements()).toHaveLength(links);
  },
);

test('accepts a request once, with the hash of the displayed quote', async () => {
  const after = sampleRequest({ viewerIs: 'guide', ...ACCEPTED });
  const { sent, cache } = await card(tourRequest, [reply(acceptTourRequest, after)]);
  await expect.element(page.getByText(/^You earn RMB 850$/)).toBeVisible();
  await expect.element(page.getByText('What the traveler would like')).toBeInTheDocument();
  // Both clicks happen before any response, no matter how slow the machine is.
  const accept = button('Accept').element() as HTMLElement;
  accept.click();
  accept.click();
  await expect.element(page.getByText('Request accepted')).toBeVisible();
  const accepts = sent.filter(({ path }) => path.endsWith('/accept'));
  expect(accepts).toEqual([
    { method: 'POST', path: '/api/v2/tour-requests/5/accept', body: { quoteHash: SAMPLE_HASH } },
  ]);
  expect(cache.getQueryData(['me', 'bookings', 'requests', 5])).toMatchObject({
    booking: { id: 42 },
  });
});

test('shows an error if another booking has taken the slot', async () => {
  await card(tourRequest, [refusal(acceptTourRequest, 409, 'SLOT_TAKEN')]);
  await button('Accept').click();
  await expect.element(page.getByText(/^This time was just taken/)).toBeVisible();
});

test('requires a reason for a rejection, and a text for another reason', async () => {
  const after = sampleRequest({
    viewerIs: 'guide',
    state: 'rejected',
    rejectReason: 'other',
    can: [],
  });
  const { sent } = await card(tourRequest, [reply(rejectTourRequest, after)]);
  await button('Reject').click();
  await button('Reject the request').click();
  await expect.element(page.getByText('Choose a reason first.')).toBeVisible();
  await page.getByLabelText('Another reason').click();
  await button('Reject the request').click();
  await expect.element(page.getByText('Briefly explain why.')).toBeVisible();
  await page.getByLabelText('In your own words').fill('I am away.');
  await button('Reject the request').click();
  await expect.element(page.getByText('Tour request rejected')).toBeVisible();
  expect(sent.at(0)?.body).toEqual({ rejectReason: 'other', reason: 'I am away.' });
});

test('lets the traveler withdraw an open request after a confirmation', async () => {
  const after = sampleRequest({ state: 'withdrawn', can: [] });
  const { sent } = await card(open, [reply(withdrawTourRequest, after)]);
  await button('Withdraw request').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect.element(page.getByText('Tour request withdrawn')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('links the traveler of an accepted request to the deposit, and shows both signatures', async () => {
  await card(sampleRequest(ACCEPTED));
  const way = page.getByRole('link', { name: 'Continue Payment' });
  await expect.element(way).toHaveAttribute('href', '/checkout?bookingId=42');
  await button('Details').click();
  await expect.element(page.getByText(/^Mei signed /)).toBeVisible();
  await expect.element(page.getByText(/^Aoi signed /)).toBeVisible();
});

const paid = { ...ACCEPTED.booking, status: 'upcoming', payBy: null } as const;

test.each([
  [{ ...ACCEPTED, booking: paid }, 'Paid', /the tour is booked/],
  [{ state: 'rejected', rejectReason: 'too_short_notice' }, 'Rejected', /Not enough notice/],
  [
    { state: 'rejected', rejectReason: 'other', reason: 'My street is flooded' },
    'Rejected',
    '“My street is flooded”',
  ],
  [{ state: 'withdrawn' }, 'Withdrawn', /^This request was withdrawn/],
  [{ state: 'expired' }, 'Expired', /^No answer in time/],
] as const)('shows the result of a request: %o', async (change, badge, words) => {
  await card(sampleRequest({ ...change, can: [] }));
  await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('Withdraw request')).not.toBeInTheDocument();
});

/** Renders the request in a conversation message whose revision the test can change. */
const Conversation = () => {
  const [revision, setRevision] = useState(3);
  return (
    <>
      <RequestMessage id={open.id} revision={revision} name="Aoi" />
      <button type="button" onClick={() => setRevision(revision + 1)}>
        Push
      </button>
    </>
  );
};

test('in a conversation, refetches the request when its message changes', async () => {
  let now = open;
  await show(<Conversation />, {
    as: sampleSession(),
    replies: [reply(getTourRequest, () => now)],
  });
  await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
  now = sampleRequest({ state: 'expired', can: [] });
  await button('Push').click();
  await expect.element(page.getByText('Expired', { exact: true })).toBeVisible();
});

test('shows the meeting point and the full plan before the buttons if the guide can accept', async () => {
  const plan = 'Gardens before lunch, slowly. '.repeat(30).trim();
  await card(sampleRequest({ viewerIs: 'guide', plan, can: ['accept', 'reject'] }));
  const words = page.getByText(plan).element().parentElement as HTMLElement;
  expect(words.clientHeight).toBe(words.scrollHeight);
  const place = page.getByText('Meeting point').element();
  const accept = button('Accept').element();
  expect(place.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('explains that the address is hidden if there is no plan', async () => {
  await card(sampleRequest({ viewerIs: 'guide', plan: '', masked: true }));
  await expect.element(page.getByText(/^Contact details stay hidden until/)).toBeVisible();
});

test('shows the time, price and status first, and the whole plan and the place when expanded', async () => {
  const plan = 'Gardens before lunch, slowly. '.repeat(30).trim();
  await card(sampleRequest({ plan }));
  const words = page.getByText(plan).element().parentElement as HTMLElement;
  expect(words.clientHeight).toBeLessThan(words.scrollHeight);
  await expect.element(page.getByText(/中央口/)).not.toBeInTheDocument();
  await button('Details').click();
  await expect.element(page.getByText(/中央口/)).toBeVisible();
  expect(words.clientHeight).toBe(words.scrollHeight);
});
