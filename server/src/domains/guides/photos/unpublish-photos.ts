import { GuideId } from '@tomoguide/contract/primitives';
import * as z from 'zod/mini';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { SHOWN_WITHIN, unpublishPicture } from '../../files/service.ts';
import { listGuideRows } from '../queries.ts';

export const WITHDRAW_PHOTOS = 'guides.withdraw-photos';

const DeletedPhotos = z.object({
  guideId: GuideId,
  covers: z.array(z.string()),
  photos: z.array(z.string()),
});

type Withdrawn = z.infer<typeof DeletedPhotos>;
type Names = Partial<Pick<Withdrawn, 'covers' | 'photos'>>;

/**
 * Deletes the files of pictures that the guide's profile no longer shows. Runs as a job, which is retried
 * until the file store succeeds.
 */
export const unpublishPhotos = async (deps: Deps, data: JobData): Promise<void> => {
  const { guideId, covers, photos } = DeletedPhotos.parse(data);
  const [guide] = await listGuideRows(deps.db, [guideId]);
  for (const name of covers)
    if (guide?.cover?.name !== name) await unpublishPicture(deps, 'cover', name);
  for (const name of photos)
    if (!guide?.gallery.some((photo) => photo.name === name))
      await unpublishPicture(deps, 'photo', name);
};

/** Schedules the deletion of the files of former photos, which runs after the transaction commits. */
export const unpublishFormerPhotos = async (
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  guideId: GuideId,
  { covers = [], photos = [] }: Names,
): Promise<void> => {
  if (covers.length + photos.length > 0)
    await deps.jobs.schedule(tx, WITHDRAW_PHOTOS, { guideId, covers, photos }, deps.clock.now());
};

/**
 * Schedules the deletion of a new photo's files, which runs after `SHOWN_WITHIN` unless the guide's profile
 * shows the photo by then.
 */
export const unpublishUnlessShown = (
  deps: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  guideId: GuideId,
  { covers = [], photos = [] }: Names,
): Promise<void> =>
  inTransaction(deps.db, (tx) =>
    deps.jobs.schedule(
      tx,
      WITHDRAW_PHOTOS,
      { guideId, covers, photos },
      deps.clock.now().add(SHOWN_WITHIN),
    ),
  );
