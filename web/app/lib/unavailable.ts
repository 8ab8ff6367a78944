import { data } from 'react-router';
import { errorCodeOf } from './api-error.ts';

/**
 * Wraps the data of a loader. A page that cannot be rendered now returns 503 like the API, so that search
 * engines retry later.
 */
export const withUnavailableStatus = async <Read>(read: Promise<Read>): Promise<Read> => {
  try {
    return await read;
  } catch (error) {
    if (errorCodeOf(error) === 'UNAVAILABLE') throw data(null, { status: 503 });
    throw error;
  }
};
