import type { Deps } from '../../../deps.ts';

/** Where the small size of a picture lies. */
export const smallKey = (key: string): string => `${key}.small`;

/** Takes away all that may be stored of a file: one that is not there is gone already. */
export const removeStored = async ({ files }: Pick<Deps, 'files'>, key: string): Promise<void> => {
  await files.remove(smallKey(key));
  await files.remove(key);
};
