import type { ErrorCode } from '@tomoguide/contract/errors';
import { discardFile } from '@tomoguide/contract/files/calls';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import {
  type Cut,
  calculateCenteredCrop,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { sendFile } from '../../../lib/upload.ts';
import { isLargeEnough, type Size, scaleCrop } from '../../../parts/files/cutter/cut-frame.ts';
import { convertToReadable } from '../../../parts/files/picker/readable-picture.ts';

/** A selected picture, which is uploaded while the user crops it. */
export interface Chosen {
  key: number;
  kind: PublicPicture;
  file: File;
  src: string;
  picture: Size;
  cut: Cut;
  /** The fraction that has been uploaded, from 0 to 1. */
  share: number;
  stored: StoredFile | null;
  /** Why the upload failed, in which case it can be retried; otherwise null. */
  error: ErrorCode | null;
}

/** A file that was rejected before the upload. */
export interface Refused {
  name: string;
  reason: ErrorCode | 'tooSmall';
}

/** Returns the crop in pixels of the stored picture; null until the upload has finished. */
export const toStoredCrop = ({ kind, stored, cut, picture }: Chosen): Cut | null =>
  stored?.width && stored.height
    ? scaleCrop(kind, cut, picture, { width: stored.width, height: stored.height })
    : null;

/**
 * Manages a queue of pictures to crop, one after another. While the user crops the first picture, the
 * pictures are uploaded one at a time.
 */
export const useCropQueue = () => {
  const [queue, setQueue] = useState<readonly Chosen[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const next = useRef(0);
  /** The key of the picture that is being uploaded; null if there is none. */
  const [sending, setSending] = useState<number | null>(null);
  const underWay = useRef<{ key: number; controller: AbortController } | null>(null);
  const change = (key: number, changes: Partial<Chosen>): void =>
    setQueue((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const waiting = queue.find(({ stored, error }) => stored === null && error === null);
  useEffect(() => {
    if (!waiting || sending !== null) return;
    const { key, file } = waiting;
    const controller = new AbortController();
    underWay.current = { key, controller };
    setSending(key);
    const send = async () => {
      try {
        const stored = await sendFile(file, {
          signal: controller.signal,
          onProgress: (share) =>
            setQueue((all) => all.map((one) => (one.key === key ? { ...one, share } : one))),
        });
        return { stored, share: 1 };
      } catch (error) {
        return { error: getErrorCode(error), share: 0 };
      }
    };
    send().then((outcome) => {
      underWay.current = null;
      setSending(null);
      setQueue((all) => all.map((one) => (one.key === key ? { ...one, ...outcome } : one)));
    });
  }, [waiting, sending]);
  useEffect(() => () => underWay.current?.controller.abort(), []);

  const examine = async (kind: PublicPicture, original: File): Promise<Chosen | Refused> => {
    const { name, size } = original;
    if (size === 0) return { name, reason: 'FILE_EMPTY' };
    if (size > FILE_MAX_BYTES) return { name, reason: 'FILE_TOO_LARGE' };
    const readable = await convertToReadable(original).catch((error) => getErrorCode(error));
    if (readable === null || typeof readable === 'string')
      return { name, reason: readable ?? 'FILE_UNREADABLE' };
    const { file, ...picture } = readable;
    if (!isLargeEnough(kind, picture)) return { name, reason: 'tooSmall' };
    const src = URL.createObjectURL(file);
    next.current += 1;
    const cut = calculateCenteredCrop(kind, picture);
    const key = next.current;
    return { key, kind, file, src, picture, cut, share: 0, stored: null, error: null };
  };

  /** Queues the selected files; files beyond `slotsLeft` are dropped. */
  const choose = async (kind: PublicPicture, files: Iterable<File>, slotsLeft: number) => {
    const examined = await Promise.all(
      [...files].slice(0, slotsLeft).map((file) => examine(kind, file)),
    );
    setRefused(examined.filter((one) => 'reason' in one));
    setQueue((all) => [...all, ...examined.filter((one) => 'key' in one)]);
  };

  /** Removes a picture that was saved or cancelled, and discards its upload. */
  const drop = ({ key, src, stored }: Chosen): void => {
    if (underWay.current?.key === key) underWay.current.controller.abort();
    URL.revokeObjectURL(src);
    setQueue((all) => all.filter((one) => one.key !== key));
    // If this request fails, the server deletes the file the next day.
    if (stored) api(discardFile, { params: { id: stored.id } }).catch(() => {});
  };

  return {
    current: queue[0] ?? null,
    count: queue.length,
    refused,
    choose,
    drop,
    setCut: (key: number, cut: Cut) => change(key, { cut }),
    retry: (key: number) => change(key, { error: null, share: 0 }),
  };
};

export type Cutting = ReturnType<typeof useCropQueue>;
