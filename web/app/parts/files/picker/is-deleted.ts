import { createFileLink } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/**
 * Returns whether a file has been deleted, which only the server knows. Throws if the server does not
 * answer.
 */
export const isFileDeleted = async (id: FileId): Promise<boolean> => {
  try {
    await api(createFileLink, { params: { id }, query: {} });
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
};
