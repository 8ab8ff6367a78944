import {
  acceptBooking,
  listGuideBookings,
  listTravelerBookings,
} from '@tomoguide/contract/bookings/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { reply } from '../../../testing/api-replies.ts';
import { conversationReplies, sampleConversation } from '../../../testing/sample-conversation.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const ASKED = {
  status: 'confirmed' as const,
  tab: 'pending-requests' as const,
  can: ['cancel' as const],
  deadlineAt: '2036-01-05T00:00:00Z',
};
const { conversation } = sampleConversation();
const asGuide = {
  ...conversation,
  viewerIs: 'guide',
  other: { id: 7, nickname: 'Mei', profilePicture: null },
};

const showConversation = (change: object, replies: ReturnType<typeof reply>[]) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession({ isGuide: true, guideId: 3 }),
      replies: [...replies, ...conversationReplies(change)],
    },
  );

test('shows a paid request below the conversation’s header, and lets the guide answer it there', async () => {
  const request = sampleBooking({ ...ASKED, viewerIs: 'guide', can: ['accept', 'reject'] });
  const accepted = sampleBooking({ viewerIs: 'guide' });
  let booking = request;
  const { sent } = await showConversation({ conversation: asGuide, credits: null }, [
    reply(listGuideBookings, () => ({ data: [booking] })),
    reply(acceptBooking, () => {
      booking = accepted;
      return accepted;
    }),
  ]);
  const part = page.getByRole('group', { name: 'Bookings with Mei' });
  const line = part.getByRole('link', { name: /Tue, Dec 1 10:00–14:00.*TG0042/ });
  await expect.element(line).toHaveAttribute('href', '/guide-dashboard#TG0042');
  await expect.element(part.getByText('2 travelers')).not.toBeVisible();
  await part.getByRole('button', { name: 'Booking details' }).click();
  await expect.element(part.getByText('2 travelers')).toBeVisible();
  await expect.element(part.getByRole('timer')).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Reject' })).toBeVisible();
  await part.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this booking?' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Booking accepted');
  expect(sent.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1);
  await expect.element(part.getByText('Upcoming')).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await expect.element(part).toHaveFocus();
});

test('shows the traveler the running tour, and on request the others and their deadlines, in order', async () => {
  const elsewhere = sampleBooking({ id: 50, bookingNumber: 'TG0050', guideId: 4 });
  const unpaid = sampleBooking({ id: 51, bookingNumber: 'TG0051', status: 'pending' });
  const ended = sampleBooking({
    id: 52,
    bookingNumber: 'TG0052',
    status: 'completed',
    tab: 'past',
  });
  const times = {
    scheduledStartTime: '2036-01-05T00:00:00Z',
    scheduledEndTime: '2036-01-05T04:00:00Z',
  };
  const next = sampleBooking({ id: 53, bookingNumber: 'TG0053', daysAway: 4, ...times });
  const today = sampleBooking({ ...next, id: 55, bookingNumber: 'TG0055', daysAway: 0 });
  const missed = sampleBooking({
    id: 56,
    bookingNumber: 'TG0056',
    status: 'awaiting_start',
    daysAway: 0,
    scheduledEndTime: '2026-05-01T00:00:00Z',
  });
  const now = { id: 54, bookingNumber: 'TG0054', status: 'ongoing', tab: 'ongoing' } as const;
  await showConversation({ credits: null, contactsFrom: '2036-01-03T01:00:00Z' }, [
    reply(listTravelerBookings, {
      data: [
        sampleBooking(ASKED),
        missed,
        elsewhere,
        unpaid,
        ended,
        next,
        today,
        sampleBooking(now),
      ],
    }),
  ]);
  const part = page.getByRole('group', { name: 'Bookings with Aoi' });
  const numbers = () =>
    part
      .getByRole('link')
      .elements()
      .map(({ textContent }) => /TG\d{4}/.exec(textContent ?? '')?.[0]);
  await expect.element(part.getByRole('link')).toBeVisible();
  expect(numbers()).toEqual(['TG0054']);
  const more = part.getByRole('button', { name: 'Booking details and 4 more bookings' });
  await more.click();
  await expect.element(part.getByText(/The guide has until Sat, Jan 5, 2036/)).toBeVisible();
  await expect
    .element(part.getByText(/^Contact details will be visible from Thu, Jan 3, 2036/))
    .toBeVisible();
  expect(numbers()).toEqual(['TG0054', 'TG0055', 'TG0053', 'TG0056', 'TG0042']);
  await more.click();
  expect(numbers()).toEqual(['TG0054']);
});

test('sends no request for bookings before the first paid booking', async () => {
  const { sent } = await showConversation({ credits: 20 }, []);
  await expect.element(page.getByText('Hello Mei')).toBeVisible();
  expect(sent.filter(({ path }) => path.includes('bookings'))).toEqual([]);
});
