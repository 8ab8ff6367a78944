import { useQuery } from '@tanstack/react-query';
import type { PictureSize } from '@tomoguide/contract/files/file-types';
import type { FileId } from '@tomoguide/contract/primitives';
import { fileContentQuery } from '../../files/queries.ts';
import type { Line } from '../line.ts';
import { getObjectUrl } from './object-urls.ts';
import { findStoredPicture, getCachedPicture } from './picture-store.ts';

/** How long a small picture stays cached, so that it can be scrolled out of view and back. */
const CACHE_MS = 600_000;
const NO_FILE = 1 as FileId;

/**
 * Returns the object URL of a line's picture. Pictures sent from this page are shown from memory; others
 * are fetched.
 */
export const usePicture = ({ key, number, picture }: Line, size: PictureSize) => {
  const cached = getCachedPicture(key);
  const isWaiting = number === null;
  const stored = useQuery({
    queryKey: ['outbox-picture', key],
    queryFn: () => findStoredPicture(key),
    enabled: !cached && isWaiting,
  });
  const fileId = picture?.fileId ?? null;
  const fetched = useQuery({
    ...fileContentQuery(fileId ?? NO_FILE, size),
    gcTime: size === 'small' ? CACHE_MS : 60_000,
    enabled: !cached && !isWaiting && fileId !== null,
  });
  const blob = cached ?? (isWaiting ? stored.data : fetched.data) ?? null;
  return {
    address: blob && getObjectUrl(blob),
    /** Only a fetched picture can fail to load and be refetched. */
    failed: !blob && fetched.isError,
    lost: !blob && isWaiting && stored.data === null,
    retry: () => void fetched.refetch(),
  };
};
