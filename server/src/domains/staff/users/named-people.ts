import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { NamedPerson } from '@tomoguide/contract/staff/entities';
import type { Executor } from '../../../database/database.ts';
import {
  loadGuideUsers,
  loadUsersByIds,
  presentPerson,
  type UserFacts,
} from '../../accounts/service.ts';

/** A user, identified by user ID or by guide ID. */
export type PersonKey = { readonly userId: number } | { readonly guideId: number };

export const presentNamedPerson = (person: UserFacts): NamedPerson => ({
  ...presentPerson(person),
  fullName: person.fullName,
});

/** Loads all users of a page in one batch, and returns a function that looks up each of them. */
export const loadNamedPeople = async (
  db: Executor,
  keys: readonly PersonKey[],
): Promise<(key: PersonKey) => NamedPerson | undefined> => {
  const [users, guides] = await Promise.all([
    loadUsersByIds(
      db,
      keys.flatMap((key) => ('userId' in key ? (key.userId as UserId) : [])),
    ),
    loadGuideUsers(
      db,
      keys.flatMap((key) => ('guideId' in key ? (key.guideId as GuideId) : [])),
    ),
  ]);
  return (key) => {
    const person =
      'userId' in key ? users.get(key.userId as UserId) : guides.get(key.guideId as GuideId);
    return person && presentNamedPerson(person);
  };
};
