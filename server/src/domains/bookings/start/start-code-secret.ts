import { createHmac } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { deriveKey } from '../../../secret.ts';

/** The length of an HMAC-SHA-1 secret that RFC 4226 recommends, in hexadecimal digits. */
const DIGITS = 40;

/**
 * Derives a party's start code secret from the server's key, so that the database and its backups contain
 * no secrets (docs/decisions/016-start-codes.md).
 */
export const startCodeSecret = ({ config }: Deps, id: BookingId, party: Party): string =>
  createHmac('sha256', deriveKey(config, 'start codes'))
    .update(`${id} ${party}`)
    .digest('hex')
    .slice(0, DIGITS);
