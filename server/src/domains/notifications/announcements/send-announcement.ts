import type { NewAnnouncement } from '@tomoguide/contract/notifications/announcements';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getNewestUserId } from '../../accounts/service.ts';
import { recordStaffAction } from '../../audit/service.ts';
import type { AnnouncementRow } from '../tables.ts';
import { insertAnnouncement } from './announcement-queries.ts';
import { countAudience } from './audience.ts';
import { enqueueSending } from './send-to-recipients.ts';

/**
 * Creates an announcement and, in the same transaction, the job that sends it (docs/product/notices.md,
 * "Announcements"). Throws NOBODY_TO_TELL if the audience is empty.
 */
export const sendAnnouncement = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  { audience, type, words, days }: NewAnnouncement,
): Promise<AnnouncementRow> => {
  const at = deps.clock.now();
  const people = await countAudience(tx, audience);
  if (people === 0) fail('NOBODY_TO_TELL', { field: 'audience' });
  const row = await insertAnnouncement(tx, {
    staffId: viewer.userId,
    audience,
    type,
    words,
    createdAt: at,
    expiresAt: days === null ? null : at.add({ hours: 24 * days }),
    upTo: await getNewestUserId(tx),
    people,
  });
  await enqueueSending(tx, deps, row.id);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at,
    action: 'send_announcement',
    subject: { kind: 'announcement', id: row.id },
    reason: null,
    before: {},
    after: { title: words.title.en, audience: audience.kind, people },
  });
  return row;
};
