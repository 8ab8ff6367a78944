import type { Query } from '@tomoguide/contract/call';
import type { searchStaffUsers } from '@tomoguide/contract/staff/calls';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { searchUsers } from '../../accounts/service.ts';
import { presentStaffUsers } from '../present.ts';
import { findPeopleByName } from './find-people.ts';

/**
 * Lists the users whose names match: exact matches first, including by booking number, then the rest,
 * newest first (docs/product/staff.md, "Accounts").
 */
export const listUsers = async (
  deps: Deps,
  query: Query<typeof searchStaffUsers>,
  viewer: Viewer,
) => {
  const { name, cursor } = query;
  const exact = await findPeopleByName(deps.db, name);
  const part = await readCursorPage(query, (range) => searchUsers(deps.db, name, range), {
    present: (person) => person,
    cursor: ({ id }) => id,
  });
  const others = part.data.filter(({ id }) => exact.every((one) => one.id !== id));
  const people = cursor === undefined ? [...exact, ...others] : others;
  return {
    data: await presentStaffUsers(deps.db, people, viewer),
    nextCursor: part.nextCursor,
  };
};
