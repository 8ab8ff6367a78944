import type { UserId } from '@tomoguide/contract/primitives';
import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';

/**
 * Calls of the console have `auth: 'staff'`: to everybody else they are not there
 * (docs/product/staff.md, "Who may"). Nobody decides a case of their own: OWN_CASE when this member
 * of staff is one of the people it is about.
 */
export const requireOthersCase = (
  viewer: Pick<Viewer, 'userId'>,
  people: readonly UserId[],
): void => {
  if (people.includes(viewer.userId)) fail('OWN_CASE');
};
