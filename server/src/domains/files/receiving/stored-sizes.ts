import type { Deps } from '../../../deps.ts';

/** Returns the key of a picture's small version. */
export const getSmallKey = (key: string): string => `${key}.small`;

/** Deletes every stored version of a file, even if some do not exist. */
export const removeStored = async ({ files }: Pick<Deps, 'files'>, key: string): Promise<void> => {
  await files.remove(getSmallKey(key));
  await files.remove(key);
};
