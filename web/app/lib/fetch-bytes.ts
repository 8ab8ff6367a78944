import { ApiError } from './api-error.ts';
import { readSession } from './session.ts';

/** Fetches a reply of bytes with the session's token. Throws ApiError. */
export const fetchBytes = async (url: string): Promise<Blob> => {
  const token = readSession()?.token ?? '';
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response.blob();
};
