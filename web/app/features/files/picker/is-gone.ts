import { linkFile } from '@tomoguide/contract/files/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Whether a file was erased since, which the server alone knows. */
export const isGone = async (id: FileId): Promise<boolean> => {
  try {
    await api(linkFile, { params: { id }, query: {} });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
};
