import type { UserId } from '@tomoguide/contract/primitives';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';

/**
 * Throws OWN_CASE if the staff member is one of the users concerned, because staff must not decide their
 * own cases. Console endpoints have `auth: 'staff'` and return 404 to anyone else (docs/product/staff.md,
 * "Who may").
 */
export const requireOthersCase = (
  viewer: Pick<Viewer, 'userId'>,
  people: readonly UserId[],
): void => {
  if (people.includes(viewer.userId)) fail('OWN_CASE');
};
