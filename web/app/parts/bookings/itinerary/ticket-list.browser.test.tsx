import { getBooking, markTicketBought } from '@tomoguide/contract/bookings/calls';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { ItineraryAndTickets } from './itinerary-and-tickets.tsx';

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const ticketed = (change: Parameters<typeof sampleBooking>[0] = {}) =>
  sampleBooking({
    can: ['tick_tickets'],
    ticketsBought: [1],
    itinerary: {
      id: 1,
      title: { en: 'Towers', zh: null },
      agreed: {
        stops: [],
        terms: {
          ...NO_TERMS,
          tickets: [
            { title: { en: 'Garden', zh: null }, buyer: 'traveler', yen: 500 },
            { title: { en: 'Tower', zh: null }, buyer: 'guide', yen: 1_800 },
            { title: { en: 'Bus', zh: null }, buyer: 'on_site', yen: 230 },
          ],
        },
        copiedLater: false,
      },
    },
    ...change,
  });
const showTickets = (booking = ticketed(), replies: ReturnType<typeof reply>[] = []) =>
  show(<ItineraryAndTickets booking={booking} />, { as: sampleSession(), replies });
const boxes = () => page.getByRole('checkbox');

test('shows checkboxes only for the user’s own tickets, and names the buyer of the others', async () => {
  await showTickets();
  await expect.element(boxes()).toHaveAccessibleName('Garden JPY 500 each · you buy it');
  await expect.element(page.getByText('JPY 1,800 each · Aoi bought it')).toBeVisible();
  await expect.element(page.getByText('JPY 230 each · bought on site')).toBeVisible();
});

test('saves a ticked box, and unticks it with an error if the server rejects the change', async () => {
  const { sent } = await showTickets(ticketed(), [
    refusal(markTicketBought, 409, 'INVALID_TRANSITION'),
    reply(getBooking, ticketed()),
  ]);
  await boxes().click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Couldn’t be saved');
  await expect.element(boxes()).not.toBeChecked();
  const [put] = sent.filter(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/api/v2/bookings/42/tickets/0', { bought: true }]);
});

test('shows no checkboxes unless the booking allows changes', async () => {
  await showTickets(ticketed({ can: [] }));
  await expect.element(page.getByText('JPY 500 each · you buy it')).toBeVisible();
  await expect.element(boxes()).not.toBeInTheDocument();
});

test('shows the tickets of a past booking in its itinerary', async () => {
  await showTickets(ticketed({ status: 'completed', tab: 'past', can: [] }));
  await expect.element(page.getByText(/JPY 500 each/)).not.toBeInTheDocument();
  await page.getByText(/what the price covers/).click();
  await expect.element(page.getByText(/JPY 500 each/)).toBeVisible();
});
