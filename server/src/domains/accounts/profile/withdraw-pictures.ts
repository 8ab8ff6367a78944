import { PERSON_PICTURES, type PersonPicture } from '@tomoguide/contract/files/public-pictures';
import { UserId } from '@tomoguide/contract/primitives';
import * as z from 'zod/mini';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { pictureNameOf, SHOWN_WITHIN, withdrawPicture } from '../../files/service.ts';
import { type UserRow, userById } from '../queries.ts';

const WITHDRAW_JOB = 'accounts.withdraw-pictures';

/** The field of a user that contains the URL of each kind. */
export const PICTURE_FIELDS = {
  portrait: 'profilePicture',
  background: 'backgroundImage',
} as const satisfies Record<PersonPicture, keyof UserRow>;

const Gone = z.object({
  userId: UserId,
  kind: z.enum(PERSON_PICTURES),
  name: z.string(),
});

type Withdrawn = z.infer<typeof Gone>;

/** Keeps the picture that the user currently shows. */
const deleteUnlessShown = async (deps: Deps, { userId, kind, name }: Withdrawn): Promise<void> => {
  const user = await userById(deps.db, userId);
  if (pictureNameOf(user?.[PICTURE_FIELDS[kind]] ?? null) !== name)
    await withdrawPicture(deps, kind, name);
};

/** Runs after the change that needs it, and retries until the file store succeeds. */
export const registerWithdrawing = (deps: Deps): void =>
  deps.jobs.handle(WITHDRAW_JOB, (data) => deleteUnlessShown(deps, Gone.parse(data)), 'days');

/** Deletes the files of a previous picture after the transaction commits; null if there was none. */
export const withdrawFormer = async (
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  { name, ...whose }: Omit<Withdrawn, 'name'> & { name: string | null },
): Promise<void> => {
  if (name !== null) await deps.jobs.at(tx, WITHDRAW_JOB, { ...whose, name }, deps.clock.now());
};

/** Deletes the files of a new picture if the user does not show it in the end. */
export const withdrawUnlessShown = (
  deps: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  picture: Withdrawn,
): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    deps.jobs.at(tx, WITHDRAW_JOB, picture, deps.clock.now().add(SHOWN_WITHIN)),
  );
