import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { liftQuota } from '../../server/src/domains/bookings/service.ts';
import { refreshRating } from '../../server/src/domains/reviews/service.ts';
import type { Demo } from '../seed-people.ts';
import { playStory } from './play-story.ts';
import { sendRefunds } from './send-refunds.ts';
import { STORIES } from './stories.ts';
import { getPeople } from './story-people.ts';

/**
 * Seeds all demo bookings with their history and payments. Each booking is written completely or not at
 * all.
 */
export const seedBookings = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  // The two demo accounts have more live bookings with each other than the quota allows, so kenji has
  // lifted the quota for mei.
  const kenji = demo.guides.get('kenji');
  if (kenji)
    await liftQuota(tx, { guideId: kenji, travelerId: demo.mei.id, isLifted: true, at: now });
  for (const story of STORIES) {
    const people = await getPeople(tx, demo, story);
    try {
      await tx.transaction(async (part) => {
        const id = await playStory(part, deps, now, story, people);
        await sendRefunds(part, deps, id);
      });
    } catch (error) {
      // A demo that lacks a booking is better than no demo.
      deps.log.error({ err: error, story }, 'a booking of the demo could not be made');
    }
  }
  // Events of the demo are not dispatched, so the reaction that counts reviews is skipped.
  const reviewed = STORIES.filter(({ life }) =>
    life.some(({ what }) => what === 'traveler reviews'),
  );
  for (const name of new Set(reviewed.map(({ guide }) => guide))) {
    const guideId = demo.guides.get(name);
    if (guideId) await refreshRating(tx, deps, guideId);
  }
};
