import { SubstituteRequest } from '@tomoguide/contract/bookings/entities';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { SubstituteRequestsSection } from './substitute-requests-section.tsx';

const aRequest = (): SubstituteRequest => {
  const booking = sampleBooking({ mealYen: 4_000, meal: 'shared_meal' });
  return z.parse(SubstituteRequest, {
    ...booking,
    id: 7,
    state: 'asked',
    answer: null,
    can: ['accept', 'refuse'],
    firstGuide: booking.guide,
    services: [101],
    itinerary: {
      id: 5,
      title: { en: 'Old Kyoto', zh: null },
      agreed: {
        stops: [],
        terms: {
          ...NO_TERMS,
          tickets: [{ title: { en: 'Golden Pavilion', zh: null }, buyer: 'guide', yen: 500 }],
        },
        copiedLater: false,
      },
    },
    extraCosts: [
      {
        number: 1,
        by: 'guide',
        text: 'Boat on the river',
        yen: 3_000,
        at: '2026-11-21T01:00:00Z',
        state: 'accepted',
        can: [],
      },
    ],
    askedAt: '2026-11-21T02:00:00Z',
    answerBy: '2036-11-21T14:00:00Z',
  });
};

test('shows services, tickets and costs on site before the guide accepts (bookings.md, "Substitute guide")', async () => {
  await show(<SubstituteRequestsSection requests={[aRequest()]} onRetry={null} />, {
    as: sampleSession({ isGuide: true, guideId: 4, role: 'guide' }),
    replies: [reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 100 })],
  });
  await expect.element(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect.element(page.getByText('Golden Pavilion')).toBeVisible();
  await expect.element(page.getByText(/JPY 500 each/)).toBeVisible();
  await expect.element(page.getByText('Boat on the river')).toBeVisible();
  await expect.element(page.getByText('JPY 3,000')).toBeVisible();
  await expect.element(page.getByText(/JPY 4,000/)).toBeVisible();
});
