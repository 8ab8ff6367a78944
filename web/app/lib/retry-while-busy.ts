import { ApiError } from './api-error.ts';

/** The minimum pause before each retry, in seconds. */
export const PAUSES = [5, 10, 20, 40] as const;

/** Sends a request, and retries a limited number of times while the server is busy (503 BUSY). */
export const retryWhileBusy = async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
  for (const seconds of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'BUSY') throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
  return send();
};
