import { PERSON_PICTURES, type PersonPicture } from '@tomoguide/contract/files/public-pictures';
import { UserId } from '@tomoguide/contract/primitives';
import * as z from 'zod/mini';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { parsePictureName, SHOWN_WITHIN, unpublishPicture } from '../../files/service.ts';
import { findUserById, type UserRow } from '../queries.ts';

export const WITHDRAW_PICTURE = 'accounts.withdraw-pictures';

/** The user's column that contains the URL, for each kind of picture. */
export const PICTURE_FIELDS = {
  portrait: 'profilePicture',
  background: 'backgroundImage',
} as const satisfies Record<PersonPicture, keyof UserRow>;

const DeletedPicture = z.object({
  userId: UserId,
  kind: z.enum(PERSON_PICTURES),
  name: z.string(),
});

type Withdrawn = z.infer<typeof DeletedPicture>;

/**
 * Deletes a picture's file unless the user's profile shows it now. Runs as a job after the commit, which is
 * retried until the file store succeeds.
 */
export const deleteUnlessShown = async (deps: Deps, data: JobData): Promise<void> => {
  const { userId, kind, name } = DeletedPicture.parse(data);
  const user = await findUserById(deps.db, userId);
  if (parsePictureName(user?.[PICTURE_FIELDS[kind]] ?? null) !== name)
    await unpublishPicture(deps, kind, name);
};

/** Deletes the files of the previous picture, if there was one, after the transaction commits. */
export const removePreviousPicture = async (
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  { name, ...whose }: Omit<Withdrawn, 'name'> & { name: string | null },
): Promise<void> => {
  if (name !== null)
    await deps.jobs.schedule(tx, WITHDRAW_PICTURE, { ...whose, name }, deps.clock.now());
};

/**
 * Deletes the files of a new picture unless the user's profile shows it, for example because setting it
 * failed.
 */
export const unpublishUnlessShown = (
  deps: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  picture: Withdrawn,
): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    deps.jobs.schedule(tx, WITHDRAW_PICTURE, picture, deps.clock.now().add(SHOWN_WITHIN)),
  );
