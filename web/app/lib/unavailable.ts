import { data } from 'react-router';
import { getErrorCode } from './api-error.ts';

/**
 * Awaits a loader's data, and turns the API's 503 into a 503 of the page, so that search engines retry
 * later.
 */
export const withUnavailableStatus = async <Read>(read: Promise<Read>): Promise<Read> => {
  try {
    return await read;
  } catch (error) {
    if (getErrorCode(error) === 'UNAVAILABLE') throw data(null, { status: 503 });
    throw error;
  }
};
