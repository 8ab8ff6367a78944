import { getBookingSheet } from '@tomoguide/contract/bookings/calls';
import { getItinerarySheet } from '@tomoguide/contract/guides/calls';
import type { GuideId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../server/src/database/transaction.ts';
import { createGuide } from '../../server/src/domains/guides/service.ts';
import { aBooking, type TestBooking } from '../../server/src/testing/factories/bookings.ts';
import { guideDefaults, type TestGuide } from '../../server/src/testing/factories/guides.ts';
import { seedSite } from '../soak/seed.ts';
import type { SoakedSite } from '../soak/site.ts';

export interface LoadTestData {
  guides: readonly TestGuide[];
  /** Accepted bookings, for which travelers can download trip sheets. */
  tours: readonly TestBooking[];
  itineraries: readonly number[];
  /** Session tokens of the users who request the same slot of the guide `contested`. */
  buyers: readonly string[];
  contested: GuideId;
}

const GUIDES = 20;
const TOURS = 12;

const WALK = {
  title: { en: 'Old Kyoto on foot', zh: '步行老京都' },
  summary: { en: 'Temples, gardens, then tea.', zh: '先看寺院和庭园，再喝茶。' },
  durationMinutes: 180,
  services: [],
  stops: [
    {
      title: { en: 'Kiyomizu-dera', zh: '清水寺' },
      description: { en: 'Before the crowds come.', zh: '避开人群，清晨到访。' },
      minutes: 60,
    },
    { title: { en: 'Gion', zh: '祇园' }, description: { en: '', zh: '' }, minutes: null },
  ],
};

export const seedLoadTest = (
  site: Pick<SoakedSite, 'databaseUrl' | 'env'>,
  buyers: number,
): Promise<LoadTestData> =>
  seedSite(site, async ({ t, person, guide, many, startIn }) => {
    const scheduledStartTime = startIn(60);
    const withWalk = async (): Promise<TestGuide> => {
      const user = await person();
      const now = t.clock.now();
      const profile = { ...guideDefaults, itineraries: [WALK], userId: user.id };
      const since = { approvedAt: now, createdAt: now };
      const id = await inTransaction(t.db, (tx) =>
        createGuide(tx, t.deps, { ...profile, ...since } as never),
      );
      return { id, userId: user.id, user };
    };
    const contested = await guide();
    const guides = await many(GUIDES, withWalk);
    const tours = await many(TOURS, async () =>
      aBooking(t, {
        status: 'upcoming',
        guide: await guide(),
        traveler: await person(),
        checkout: { scheduledStartTime },
      }),
    );
    const listed = await t.app.inject({ url: '/api/v2/itineraries' });
    const people = await many(buyers, person);
    return {
      guides,
      tours,
      itineraries: listed.json().data,
      buyers: people.map(({ token }) => token),
      contested: contested.id,
    };
  });

export const getBookingSheetPath = (id: number): string =>
  getBookingSheet.path.replace(':id', String(id));
export const getItinerarySheetPath = (id: number): string =>
  getItinerarySheet.path.replace(':id', String(id));
