import { queryOptions } from '@tanstack/react-query';
import { createFileLink } from '@tomoguide/contract/files/calls';
import type { PictureSize } from '@tomoguide/contract/files/file-types';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { fetchBytes } from '../../lib/fetch-bytes.ts';

/** Returns the URL of a private file at full size, valid for five minutes. */
export const createFileUrl = async (id: FileId): Promise<string> =>
  (await api(createFileLink, { params: { id } })).url;

/** Fetches a private file with the session's token, without which its link does not open. */
export const fetchContent = async (id: FileId, size: PictureSize): Promise<Blob> => {
  const { url } = await api(createFileLink, { params: { id }, query: { size } });
  return fetchBytes(url);
};

const MAX_RETRIES = 2;

/**
 * Returns the query for a private file, which is cached while the page shows it. While the server is busy,
 * it is retried after 1 and 2 seconds (docs/product/pages.md, "Query cache").
 */
export const fileContentQuery = (id: FileId, size: PictureSize = 'full') =>
  queryOptions({
    queryKey: ['me', 'file', id, size],
    queryFn: () => fetchContent(id, size),
    gcTime: 60_000,
    retry: (failures, error) =>
      failures < MAX_RETRIES && error instanceof ApiError && error.status === 503,
    retryDelay: (failures) => 1_000 * 2 ** failures,
  });
