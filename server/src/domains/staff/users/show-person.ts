import type { UserId } from '@tomoguide/contract/primitives';
import type { StaffPerson } from '@tomoguide/contract/staff/entities';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { findAccountFacts } from '../../accounts/service.ts';
import type { Subject } from '../../audit/service.ts';
import { findUnlistedReasons } from '../../guides/service.ts';
import { getEarningsSummary, loadWalletParts } from '../../payments/service.ts';
import { presentStaffUsers } from '../present.ts';

/**
 * Returns everything that staff can see about a user (docs/product/staff.md, "A person's page"). Throws
 * NOT_FOUND, including for a closed account.
 */
export const showPerson = async (
  deps: Deps,
  userId: UserId,
  viewer: Pick<Viewer, 'userId'>,
): Promise<StaffPerson> => {
  const { db } = deps;
  const ports = deps.ports.staff.person;
  const found = (await findAccountFacts(db, userId, deps.clock.now())) ?? fail('NOT_FOUND');
  const { person, joinedAt, sessions } = found;
  const { guideId } = person;
  const [[user], unlistedBecause, application, identity, wallet, earnings, reports] =
    await Promise.all([
      presentStaffUsers(db, [person], viewer),
      guideId === null ? null : findUnlistedReasons(db, guideId, person, deps.clock.now()),
      ports.application(db, userId),
      ports.identity(db, userId, deps.clock.now()),
      loadWalletParts(db, userId),
      guideId === null ? null : getEarningsSummary(db, { userId, guideId }),
      // Omits reports about the viewer.
      userId === viewer.userId ? null : ports.reports(db, userId),
    ]);
  return {
    user: user ?? fail('NOT_FOUND'),
    joinedAt: joinedAt.toString(),
    locale: person.locale,
    timeZone: person.timeZone,
    guide:
      guideId === null || unlistedBecause === null
        ? null
        : { id: guideId, listed: unlistedBecause.length === 0, unlistedBecause },
    application,
    identity: identity.shown,
    wallet,
    earnings,
    sessions: sessions.map(({ id, browser, system, createdAt }) => ({
      id,
      browser,
      system,
      createdAt: createdAt.toString(),
    })),
    reports,
  };
};

/** Returns the subjects in the audit log that belong to this user. */
export const listAllSubjects = async (
  deps: Deps,
  userId: UserId,
  viewer: Pick<Viewer, 'userId'>,
): Promise<Subject[]> => {
  const { db } = deps;
  const found = (await findAccountFacts(db, userId, deps.clock.now())) ?? fail('NOT_FOUND');
  const ports = deps.ports.staff.person;
  const [identity, reports] = await Promise.all([
    ports.identity(db, userId, deps.clock.now()),
    userId === viewer.userId ? [] : ports.reports(db, userId),
  ]);
  const { guideId } = found.person;
  return [
    { kind: 'account', id: userId },
    { kind: 'application', id: userId },
    ...(guideId === null ? [] : [{ kind: 'guide' as const, id: guideId }]),
    ...identity.checkIds.map((id) => ({ kind: 'identity' as const, id })),
    ...reports.map(({ id }) => ({ kind: 'report' as const, id })),
  ];
};
