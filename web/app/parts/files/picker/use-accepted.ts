import { FILE_TYPES } from '@tomoguide/contract/files/file-types';
import { useSyncExternalStore } from 'react';

export const PICTURE_TYPES = FILE_TYPES.filter((type) => type.startsWith('image/'));

/** Returns whether this is an iPhone or iPad. Newer iPads identify themselves as Macs. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const subscribeToNothing = () => () => undefined;

/**
 * Returns the file types for a file input. Omits HEIC on iPhones and iPads, which then convert their photos
 * themselves, faster than the server would.
 */
export const useAccepted = (types: readonly string[] = FILE_TYPES): string => {
  const withHeic = useSyncExternalStore(
    subscribeToNothing,
    () => !isIos(),
    () => false,
  );
  return types.filter((type) => withHeic || type !== 'image/heic').join(',');
};
