import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { getDemoEmail } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { createUser, type UserFacts } from '../../server/src/domains/accounts/service.ts';
import { upsertApplicationState } from '../../server/src/domains/applications/service.ts';
import { APPLICANTS } from './applicants.ts';
import { seedIdentities } from './seed-identities.ts';

/** Hours from sign-up to application (here), and from application to the staff's decision (below). */
const JOINED_HOURS = 90;
const READ_HOURS = 20;

/** Seeds applicants in every state, so that each page about applications shows something. */
export const seedApplications = async (
  tx: Tx,
  deps: Deps,
  staff: UserFacts,
  { now, passwordHash }: { now: Temporal.Instant; passwordHash: string },
): Promise<void> => {
  const people = new Map<string, { id: UserId; name: string }>();
  for (const { username, nickname, state, submitted, reason, answers } of APPLICANTS) {
    const submittedAt = now.subtract({ hours: submitted });
    const user = await createUser(tx, {
      username,
      email: getDemoEmail(username),
      fullName: answers.name,
      nickname,
      passwordHash,
      joinedAt: submittedAt.subtract({ hours: JOINED_HOURS }),
    });
    people.set(username, { id: user.id, name: answers.name });
    const isRead = state !== 'draft' && state !== 'submitted';
    await upsertApplicationState(tx, user.id, state, {
      answers,
      revision: 1,
      reason: reason ?? null,
      reviewerId: isRead ? staff.id : null,
      submittedAt: state === 'draft' ? null : submittedAt,
      decidedAt: state === 'rejected' ? submittedAt.add({ hours: READ_HOURS }) : null,
      updatedAt: submittedAt,
    });
  }
  await seedIdentities(tx, deps, staff, people);
};
