import { queryOptions } from '@tanstack/react-query';
import type { PictureSize } from '@tomoguide/contract/files/bounds';
import { linkFile } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { fetchBytes } from '../../lib/fetch-bytes.ts';

/** Where a private file is, at its full size, for five minutes. */
export const fileAddress = async (id: FileId): Promise<string> =>
  (await api(linkFile, { params: { id } })).url;

/** Fetches a private file with the session's token: its link alone opens nothing. */
export const contentOf = async (id: FileId, size: PictureSize): Promise<Blob> => {
  const { url } = await api(linkFile, { params: { id }, query: { size } });
  return fetchBytes(url);
};

/** A private file, kept while the page shows it. */
export const fileContent = (id: FileId, size: PictureSize = 'full') =>
  queryOptions({
    queryKey: ['me', 'file', id, size],
    queryFn: () => contentOf(id, size),
    gcTime: 60_000,
  });
