import type { ErrorCode } from '@tomoguide/contract/errors';
import { discardFile } from '@tomoguide/contract/files/calls';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FILE_MAX_BYTES, FILES_EACH } from '@tomoguide/contract/files/figures';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendFile } from '../../../lib/upload.ts';
import { isFileDeleted } from './is-deleted.ts';

/** A selected file, before or after its upload. */
export interface Upload {
  key: number;
  name: string;
  /** The fraction that has been uploaded, from 0 to 1. */
  share: number;
  /** True while the server is busy; the upload is then retried automatically. */
  busy?: boolean;
  stored: StoredFile | null;
  error: ErrorCode | null;
}

/** An upload as stored in a form's draft. */
export interface StoredUpload {
  name: string;
  stored: StoredFile;
}

/** Where a form stores its uploads, so that they survive collapsing the form and reloading the page. */
export interface UploadStorage {
  files: readonly StoredUpload[];
  keep: (files: readonly StoredUpload[]) => void;
}

export interface Uploads {
  list: readonly Upload[];
  /** The files that are uploaded and usable. */
  stored: readonly StoredFile[];
  busy: boolean;
  /** True if a selected file failed to upload, so sending the form would omit it. */
  failed: boolean;
  /** The maximum number of files. */
  max: number;
  /** True if no more files can be added. */
  full: boolean;
  /** How many of the last selected files were dropped because they exceeded the maximum. */
  leftOut: number;
  /** Adds as many files as there is room for, or fewer if `slotsLeft` is lower. */
  add: (files: Iterable<File>, slotsLeft?: number) => void;
  remove: (upload: Upload) => void;
  /** Retries a failed upload. */
  retry: (upload: Upload) => void;
  /** Removes files from the list but keeps them uploaded, because another component takes them over. */
  release: (stored: readonly StoredFile[]) => void;
  /**
   * Clears the list without discarding the files. Call it once they are attached to something else and no
   * longer belong to this page.
   */
  forget: () => void;
}

/** Returns whether a form that requires files cannot be sent, because one failed or none was selected. */
export const areMissing = ({ stored, busy, failed }: Uploads): boolean =>
  failed || (stored.length === 0 && !busy);

/** Returns the error of a file that can be detected before the upload. The server checks the content. */
const getRefusal = (file: File): ErrorCode | null => {
  if (file.size === 0) return 'FILE_EMPTY';
  return file.size > FILE_MAX_BYTES ? 'FILE_TOO_LARGE' : null;
};

/**
 * Errors after which the same file would be rejected again. An unreadable file is not among them, because
 * it may have been damaged in transit.
 */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_TYPE_INVALID',
  'FILE_TOO_MANY_PIXELS',
  'FILE_TOO_MANY_PAGES',
  'FILE_NOT_PLAIN',
]);

/** Returns whether a retry can fix a failed upload. */
export const canRetry = ({ error }: Upload): boolean => error !== null && !FINAL.has(error);

const getIds = (list: readonly Upload[]): string =>
  list.flatMap(({ stored }) => stored?.id ?? []).join();

const NO_STORAGE: UploadStorage = { files: [], keep: () => {} };

/**
 * Manages the uploads of one form, up to a maximum. If the maximum is one, a new file replaces the old one.
 * Leaving the page aborts pending uploads. The uploads in `storage` are present from the start
 * (docs/product/files.md, "Uploading").
 */
export const useUploads = (
  max: number = FILES_EACH,
  storage: UploadStorage = NO_STORAGE,
): Uploads => {
  const [list, setList] = useState<readonly Upload[]>(() =>
    storage.files.map(({ name, stored }, key) => ({ key, name, stored, share: 1, error: null })),
  );
  const [leftOut, setLeftOut] = useState(0);
  const next = useRef(list.length);
  const underWay = useRef(new Map<number, AbortController>());
  const chosen = useRef(new Map<number, File>());
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const each of running.values()) each.abort();
    };
  }, []);
  const [restored] = useState(list);
  useEffect(() => {
    for (const { key, stored } of restored)
      if (stored)
        isFileDeleted(stored.id).then(
          (isDeleted) => {
            if (isDeleted) setList((all) => all.filter((one) => one.key !== key));
          },
          // Keeps the file if this cannot be checked; if it turns out to be deleted, the server rejects the
          // form.
          () => {},
        );
  }, [restored]);
  // The IDs that were last stored. After a submit, the draft is deleted and must not be written again.
  const remembered = useRef(getIds(list));
  const ids = getIds(list);
  const { keep } = storage;
  useEffect(() => {
    if (remembered.current === ids) return;
    remembered.current = ids;
    keep(list.flatMap(({ name, stored }) => (stored ? [{ name, stored }] : [])));
  });

  const change = (key: number, changes: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const send = async (key: number, file: File): Promise<void> => {
    const controller = new AbortController();
    underWay.current.set(key, controller);
    try {
      const stored = await sendFile(file, {
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
        onBusy: (busy) => change(key, { busy }),
      });
      change(key, { stored, share: 1 });
    } catch (error) {
      change(key, { error: getErrorCode(error) });
    } finally {
      underWay.current.delete(key);
    }
  };

  const taken = list.filter(({ error }) => error === null).length;
  const full = max > 1 && taken >= max;

  const add = (files: Iterable<File>, callerLimit = max): void => {
    const replaces = max === 1;
    if (replaces) for (const upload of list) remove(upload);
    const slotsLeft = Math.max(0, Math.min(replaces ? 1 : max - taken, callerLimit));
    const all = [...files];
    setLeftOut(Math.max(0, all.length - slotsLeft));
    const added = all.slice(0, slotsLeft).map((file) => {
      next.current += 1;
      chosen.current.set(next.current, file);
      const error = getRefusal(file);
      return {
        file,
        upload: { key: next.current, name: file.name, share: 0, stored: null, error },
      };
    });
    setList((all) => [...all, ...added.map(({ upload }) => upload)]);
    for (const { file, upload } of added) if (upload.error === null) send(upload.key, file);
  };

  const retry = (upload: Upload): void => {
    const { key } = upload;
    const file = chosen.current.get(key);
    if (!file || full || !canRetry(upload) || underWay.current.has(key)) return;
    change(key, { error: null, share: 0 });
    send(key, file);
  };

  const remove = (upload: Upload): void => {
    underWay.current.get(upload.key)?.abort();
    setList((all) => all.filter(({ key }) => key !== upload.key));
    setLeftOut(0);
    // If this request fails, the server deletes the file the next day.
    if (upload.stored) api(discardFile, { params: { id: upload.stored.id } }).catch(() => {});
  };

  return {
    list,
    stored: list.flatMap(({ stored }) => stored ?? []),
    busy: list.some(({ stored, error }) => stored === null && error === null),
    failed: list.some(({ error }) => error !== null),
    max,
    full,
    leftOut,
    add,
    remove,
    retry,
    release: (stored) => {
      const ids = new Set(stored.map(({ id }) => id));
      setList((all) => all.filter((one) => !(one.stored && ids.has(one.stored.id))));
    },
    forget: () => {
      remembered.current = '';
      setList([]);
      setLeftOut(0);
    },
  };
};
