import type { Tx } from '../../server/src/database/database.ts';
import { loadGuideSummaries } from '../../server/src/domains/guides/service.ts';
import type { Demo } from '../seed-people.ts';
import type { Story } from './story.ts';

const getTraveler = (demo: Demo, { traveler }: Story) =>
  typeof traveler === 'number' ? demo.travelers[traveler] : demo[traveler];

/** Returns the IDs of the users in a story: the guide, the traveler and the staff member. */
export const getPeople = async (tx: Tx, demo: Demo, story: Story) => {
  const guideId = demo.guides.get(story.guide);
  const guide = guideId && (await loadGuideSummaries(tx, [guideId])).get(guideId);
  const traveler = getTraveler(demo, story);
  if (!guide || !traveler) throw new Error(`the demo lacks ${story.guide} or a traveler`);
  return {
    guideId: guide.id,
    guideUserId: guide.userId,
    travelerId: traveler.id,
    staffId: demo.staff.id,
  };
};
