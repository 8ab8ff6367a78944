import { discardFile } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { noteUploaded } from '../../../lib/outbox.ts';
import { sendFile } from '../../../lib/upload.ts';
import { keptPicture } from './picture-store.ts';

/** How much of each picture has left, from 0 to 1: for the eye only, so in memory only. */
const shares = new Map<string, number>();
const underWay = new Map<string, AbortController>();
const listeners = new Set<() => void>();

const setShare = (key: string, share: number | null): void => {
  if (share === null) shares.delete(key);
  else shares.set(key, share);
  for (const listener of listeners) listener();
};

/** Should this fail, it is erased tomorrow. */
const takeBack = (id: FileId): void => {
  api(discardFile, { params: { id } }).catch(() => {});
};

/** Uploads the picture of a message that waits. Throws ApiError; FILES_UNKNOWN where this device lost it. */
export const uploadPicture = async (key: string): Promise<FileId> => {
  const controller = new AbortController();
  underWay.set(key, controller);
  setShare(key, 0);
  try {
    const picture = await keptPicture(key);
    if (!picture) throw new ApiError(422, { code: 'FILES_UNKNOWN' });
    const file = new File([picture], 'picture', { type: picture.type });
    const { id } = await sendFile(file, (share) => setShare(key, share), controller.signal);
    if (controller.signal.aborted) {
      takeBack(id);
      throw new ApiError(0, null);
    }
    noteUploaded(key, id);
    return id;
  } finally {
    underWay.delete(key);
    setShare(key, null);
  }
};

/** Ends the upload of a message that is put away, or takes back what was uploaded for it. */
export const endUpload = (key: string, fileId: FileId | null): void => {
  underWay.get(key)?.abort();
  if (fileId !== null) takeBack(fileId);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How much of it has left; null while it is not on its way. */
export const useUploadShare = (key: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(key) ?? null,
    () => null,
  );
