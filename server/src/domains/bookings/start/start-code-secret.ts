import { createHmac } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { keyFor } from '../../../secret.ts';

/** The length that RFC 4226 recommends for HMAC-SHA-1, in hexadecimal digits. */
const DIGITS = 40;

/**
 * Derives the secret, so that the database and its backups contain none
 * (docs/decisions/016-start-codes.md).
 */
export const startCodeSecret = ({ config }: Deps, id: BookingId, party: Party): string =>
  createHmac('sha256', keyFor(config, 'start codes'))
    .update(`${id} ${party}`)
    .digest('hex')
    .slice(0, DIGITS);
