import { discardFile } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { recordUpload } from '../../../lib/outbox.ts';
import { sendFile } from '../../../lib/upload.ts';
import { findStoredPicture } from './picture-store.ts';

/**
 * The fraction of each picture that has been uploaded, from 0 to 1. Only displayed, so it is kept in
 * memory.
 */
const shares = new Map<string, number>();
const underWay = new Map<string, AbortController>();
const listeners = new Set<() => void>();

const setShare = (key: string, share: number | null): void => {
  if (share === null) shares.delete(key);
  else shares.set(key, share);
  for (const listener of listeners) listener();
};

/** If this request fails, the server deletes the file the next day. */
const deleteUploaded = (id: FileId): void => {
  api(discardFile, { params: { id } }).catch(() => {});
};

/**
 * Uploads the picture of a pending message. Throws ApiError, with FILES_UNKNOWN if this device no longer
 * has the picture.
 */
export const uploadPicture = async (key: string): Promise<FileId> => {
  const controller = new AbortController();
  underWay.set(key, controller);
  setShare(key, 0);
  try {
    const picture = await findStoredPicture(key);
    if (!picture) throw new ApiError(422, { code: 'FILES_UNKNOWN' });
    const file = new File([picture], 'picture', { type: picture.type });
    const { id } = await sendFile(file, {
      key,
      signal: controller.signal,
      onProgress: (share) => setShare(key, share),
    });
    if (controller.signal.aborted) {
      deleteUploaded(id);
      throw new ApiError(0, null);
    }
    recordUpload(key, id);
    return id;
  } finally {
    underWay.delete(key);
    setShare(key, null);
  }
};

/** Aborts the upload of a discarded message, or deletes the file that was already uploaded. */
export const endUpload = (key: string, fileId: FileId | null): void => {
  underWay.get(key)?.abort();
  if (fileId !== null) deleteUploaded(fileId);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the fraction that has been uploaded, from 0 to 1; null if no upload is running. */
export const useUploadShare = (key: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(key) ?? null,
    () => null,
  );
