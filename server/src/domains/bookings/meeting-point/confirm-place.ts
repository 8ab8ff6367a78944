import type { Particulars } from '@tomoguide/contract/bookings/particulars';
import { fail } from '../../../failure.ts';
import { isElsewhere } from '../../catalog/service.ts';

type Place = Pick<Particulars, 'meetingAddress' | 'meetingPostalCode' | 'addressConfirmed'>;

/**
 * Clears `addressConfirmed` unless the postal code belongs to a different place than the address. Throws
 * ADDRESS_ELSEWHERE if it does and the user has not confirmed the address (docs/product/bookings.md,
 * "Particulars").
 */
export const confirmPlace = async <T extends Place>(place: T): Promise<T> => {
  const { meetingAddress, meetingPostalCode, addressConfirmed } = place;
  const elsewhere =
    meetingPostalCode !== null && (await isElsewhere(meetingAddress, meetingPostalCode));
  if (elsewhere && !addressConfirmed) fail('ADDRESS_ELSEWHERE', { field: 'meetingPostalCode' });
  return { ...place, addressConfirmed: elsewhere };
};
