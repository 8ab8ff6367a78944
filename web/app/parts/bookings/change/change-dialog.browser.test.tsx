import {
  getExchangeRate,
  listChangeStarts,
  previewChange,
  proposeChange,
} from '@tomoguide/contract/bookings/calls';
import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply, replySequence } from '../../../testing/api-replies.ts';
import { checkoutReplies } from '../../../testing/checkout-replies.ts';
import { sampleProposal, sampleTerms, withChanges } from '../../../testing/sample-change.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast, getCurrentToast } from '../../../ui/toast.ts';
import { ProposeChangeButton } from './propose-change-button.tsx';

const guide = sampleGuide({ services: [] });
const booking = sampleBooking({
  guideId: guide.id,
  date: '2036-05-04',
  scheduledStartTime: '2036-05-04T01:00:00Z',
  scheduledEndTime: '2036-05-04T05:00:00Z',
  can: ['cancel', 'propose_change'],
});
const proposed = withChanges(
  booking,
  sampleProposal(booking, { by: 'traveler', can: ['withdraw'] }),
);

const starts = reply(listChangeStarts, (query) => ({
  timeZone: guide.timeZone,
  date: query.get('date') ?? '',
  duration: Number(query.get('duration')),
  data: [
    { start: '2036-05-04T01:00:00Z', time: '10:00', day: '2036-05-04' },
    { start: '2036-05-04T03:00:00Z', time: '12:00', day: '2036-05-04' },
  ],
}));

const openForm = async (
  more: ReturnType<typeof reply>[] = [],
  { of = booking, locale = 'en' }: { of?: BookingDetail; locale?: 'en' | 'zh-CN' } = {},
) => {
  const shown = await show(<ProposeChangeButton booking={of} />, {
    as: sampleSession(),
    locale,
    replies: [
      ...more,
      reply(previewChange, sampleTerms(of)),
      starts,
      reply(getExchangeRate, { jpyPerRmb: 21 }),
      ...checkoutReplies(guide),
    ],
  });
  await page.getByRole('button', { name: /^(Propose a change|提议变更行程)$/ }).click();
  const proposals = () =>
    shown.sent.filter(
      ({ path, method }) => method === 'POST' && path.endsWith('/change-proposals'),
    );
  return { ...shown, proposals };
};

const duration = () => page.getByLabelText('Duration', { exact: true });
const send = () => page.getByRole('button', { name: 'Send proposal' });
const preview = () => page.getByRole('complementary', { name: 'What would change' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => clearToast());

test('is filled in with what is booked, and sends nothing that changes nothing', async () => {
  const { proposals } = await openForm();
  await expect.element(duration()).toHaveValue('4');
  await expect
    .element(page.getByLabelText('Date', { exact: true }))
    .toHaveValue('Sun, May 4, 2036');
  await expect.element(page.getByRole('radio', { name: '10:00', exact: true })).toBeChecked();
  await send().click();
  await expect.element(preview().getByText(/^Nothing would change\./)).toBeVisible();
  expect(proposals()).toEqual([]);
});

test('shows only what differs, the money and the deadline before it is sent once', async () => {
  const { proposals } = await openForm([reply(proposeChange, proposed)]);
  await duration().selectOptions('5');
  await expect.element(preview().getByText('5 hours')).toBeVisible();
  const rows = [...document.querySelectorAll('[data-change]')].map(
    (row) => (row as HTMLElement).dataset.change,
  );
  expect(rows).toEqual(['duration', 'total']);
  await expect.element(preview().getByText('You pay online once accepted')).toBeVisible();
  await expect.element(preview().getByText('RMB 75', { exact: true })).toBeVisible();
  await expect.element(preview().getByText(/^Aoi has until .* to answer/)).toBeVisible();
  await send().dblClick();
  await expect.poll(() => getCurrentToast()?.title).toBe('Proposal sent');
  expect(proposals().map(({ body }) => body)).toEqual([
    {
      scheduledStartTime: '2036-05-04T01:00:00Z',
      duration: 5,
      travelers: 2,
      services: [],
      totalPrice: 1_250,
      depositCents: 37_500,
    },
  ]);
});

test('shows a changed price and asks again', async () => {
  const { proposals } = await openForm([
    replySequence(
      refusal(proposeChange, 409, 'PRICE_CHANGED', { totalCents: 130_000, depositCents: 39_000 }),
      reply(proposeChange, proposed),
    ),
  ]);
  await duration().selectOptions('5');
  await expect.element(preview().getByText('5 hours')).toBeVisible();
  await send().click();
  await expect
    .element(page.getByText('The total is now RMB 1,300. If that’s fine, send it again.'))
    .toBeVisible();
  await send().click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Proposal sent');
  expect(proposals()).toHaveLength(2);
});

test('offers another start if the time was taken, and keeps everything else', async () => {
  await openForm([refusal(proposeChange, 409, 'SLOT_TAKEN')]);
  await duration().selectOptions('5');
  await page.getByText('12:00', { exact: true }).click();
  await send().click();
  await page.getByRole('button', { name: 'Choose another start time' }).click();
  await expect.element(page.getByRole('radio', { name: '12:00', exact: true })).not.toBeChecked();
  await expect.element(duration()).toHaveValue('5');
});

test('keeps the input after the connection is lost and the form is closed', async () => {
  await openForm();
  await duration().selectOptions('5');
  await send().click();
  await expect
    .element(
      page.getByText('The connection failed. We can’t tell whether your proposal went through.'),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Propose a change' }).click();
  await expect.element(duration()).toHaveValue('5');
});

test('shows why a change is impossible instead of its price', async () => {
  await openForm([refusal(previewChange, 409, 'CHANGE_TOO_LATE')]);
  await duration().selectOptions('5');
  await expect.element(preview().getByText(/until 24 hours before/)).toBeVisible();
});

test('asks for the ages of a different number of travelers only if the booking has them', async () => {
  const { proposals } = await openForm([], {
    of: sampleBooking({ ...booking, group: { adults: 2, children: 0, elderly: 0 } }),
  });
  await page.getByLabelText('Travelers', { exact: true }).selectOptions('3');
  await send().click();
  await expect.element(page.getByLabelText('Adults')).toHaveFocus();
  expect(proposals()).toEqual([]);
});

test('is in Chinese on a Chinese page', async () => {
  await openForm([], { locale: 'zh-CN' });
  await page.getByLabelText('时长', { exact: true }).selectOptions('5');
  await expect.element(page.getByText('对方同意后，你在线补付')).toBeVisible();
});
