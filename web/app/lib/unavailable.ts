import { data } from 'react-router';
import { errorCodeOf } from './api-error.ts';

/**
 * What a loader reads. A page that cannot be made for now answers 503 as the API does, so that
 * search engines ask again later instead of taking a fault for the page.
 */
export const orUnavailable = async <Read>(read: Promise<Read>): Promise<Read> => {
  try {
    return await read;
  } catch (error) {
    if (errorCodeOf(error) === 'UNAVAILABLE') throw data(null, { status: 503 });
    throw error;
  }
};
