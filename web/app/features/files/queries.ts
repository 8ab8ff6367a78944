import { queryOptions } from '@tanstack/react-query';
import type { PictureSize } from '@tomoguide/contract/files/bounds';
import { linkFile } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readSession } from '../../lib/session.ts';

/** Fetches a private file with the session's token: its link alone opens nothing. */
const contentOf = async (id: FileId, size: PictureSize): Promise<Blob> => {
  const { url } = await api(linkFile, { params: { id }, query: { size } });
  const token = readSession()?.token ?? '';
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response.blob();
};

/** A private file, kept while the page shows it. */
export const fileContent = (id: FileId, size: PictureSize = 'full') =>
  queryOptions({
    queryKey: ['me', 'file', id, size],
    queryFn: () => contentOf(id, size),
    gcTime: 60_000,
  });
