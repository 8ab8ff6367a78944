import type { UserId } from '@tomoguide/contract/primitives';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';

/**
 * Calls of the console have `auth: 'staff'` and return 404 to anyone else (docs/product/staff.md, "Who may").
 * Staff must not decide their own cases: throws OWN_CASE if this staff member is one of the users concerned.
 */
export const requireOthersCase = (
  viewer: Pick<Viewer, 'userId'>,
  people: readonly UserId[],
): void => {
  if (people.includes(viewer.userId)) fail('OWN_CASE');
};
