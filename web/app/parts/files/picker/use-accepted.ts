import { FILE_TYPES } from '@tomoguide/contract/files/bounds';
import { useSyncExternalStore } from 'react';

export const PICTURE_TYPES = FILE_TYPES.filter((type) => type.startsWith('image/'));

/** Newer iPads call themselves Macs. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const never = () => () => undefined;

/**
 * What a file input offers. iPhones are not told of HEIC: then they convert their photos themselves, and
 * so faster than the server does.
 */
export const useAccepted = (types: readonly string[] = FILE_TYPES): string => {
  const withHeic = useSyncExternalStore(
    never,
    () => !isIos(),
    () => false,
  );
  return types.filter((type) => withHeic || type !== 'image/heic').join(',');
};
