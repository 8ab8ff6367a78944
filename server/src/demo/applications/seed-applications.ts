import type { Tx } from '../../database/database.ts';
import { createUser, type UserFacts } from '../../domains/accounts/service.ts';
import { putApplication } from '../../domains/applications/service.ts';
import { demoEmail } from '../seed-people.ts';
import { APPLICANTS } from './applicants.ts';

/** How long before applying they had signed up, and how long staff took. */
const JOINED_HOURS = 90;
const READ_HOURS = 20;

/** People who want to be guides, so that every page about it shows something. */
export const seedApplications = async (
  tx: Tx,
  staff: UserFacts,
  { now, passwordHash }: { now: Temporal.Instant; passwordHash: string },
): Promise<void> => {
  for (const { username, nickname, state, submitted, reason, answers } of APPLICANTS) {
    const submittedAt = now.subtract({ hours: submitted });
    const user = await createUser(tx, {
      username,
      email: demoEmail(username),
      fullName: answers.name,
      nickname,
      passwordHash,
      joinedAt: submittedAt.subtract({ hours: JOINED_HOURS }),
    });
    const isRead = state !== 'draft' && state !== 'submitted';
    await putApplication(tx, user.id, state, {
      answers,
      revision: 1,
      reason: reason ?? null,
      reviewerId: isRead ? staff.id : null,
      submittedAt: state === 'draft' ? null : submittedAt,
      decidedAt: state === 'rejected' ? submittedAt.add({ hours: READ_HOURS }) : null,
      updatedAt: submittedAt,
    });
  }
};
