import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import { fail } from '../../../failure.ts';
import { isElsewhere } from '../../catalog/service.ts';

type Place = Pick<Particulars, 'meetingAddress' | 'meetingPostalCode' | 'addressConfirmed'>;

/**
 * A meeting point whose address counts as confirmed only where its postal code is of another place.
 * ADDRESS_ELSEWHERE where it is and nobody has said which counts
 * (docs/product/bookings.md, "Particulars").
 */
export const askedAbout = async <T extends Place>(place: T): Promise<T> => {
  const { meetingAddress, meetingPostalCode, addressConfirmed } = place;
  const elsewhere =
    meetingPostalCode !== null && (await isElsewhere(meetingAddress, meetingPostalCode));
  if (elsewhere && !addressConfirmed) fail('ADDRESS_ELSEWHERE', { field: 'meetingPostalCode' });
  return { ...place, addressConfirmed: elsewhere };
};
