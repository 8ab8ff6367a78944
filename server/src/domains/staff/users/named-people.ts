import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { NamedPerson } from '@tomoguide/contract/staff/entities';
import type { Executor } from '../../../database/database.ts';
import {
  presentPerson,
  type UserFacts,
  usersByIds,
  usersOfGuides,
} from '../../accounts/service.ts';

/** A user, identified by user ID or by guide ID. */
export type PersonKey = { readonly userId: number } | { readonly guideId: number };

export const presentNamed = (person: UserFacts): NamedPerson => ({
  ...presentPerson(person),
  fullName: person.fullName,
});

/** Loads all users of a page in one batch, and returns a function that looks up each of them. */
export const namedPeople = async (
  db: Executor,
  keys: readonly PersonKey[],
): Promise<(key: PersonKey) => NamedPerson | undefined> => {
  const [users, guides] = await Promise.all([
    usersByIds(
      db,
      keys.flatMap((key) => ('userId' in key ? (key.userId as UserId) : [])),
    ),
    usersOfGuides(
      db,
      keys.flatMap((key) => ('guideId' in key ? (key.guideId as GuideId) : [])),
    ),
  ]);
  return (key) => {
    const person =
      'userId' in key ? users.get(key.userId as UserId) : guides.get(key.guideId as GuideId);
    return person && presentNamed(person);
  };
};
