import { createHmac } from 'node:crypto';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Deps } from '../../../deps.ts';
import { deriveKey } from '../../../secret.ts';
import type { BookingRow } from '../tables.ts';

/** The length of an HMAC-SHA-1 secret that RFC 4226 recommends, in hexadecimal digits. */
const DIGITS = 40;

/**
 * Derives a party's start code secret from the server's key, so that the database and its backups contain
 * no secrets (docs/decisions/016-start-codes.md). A substitute guide gets another secret than the first guide.
 */
export const startCodeSecret = (
  { config }: Deps,
  { id, guideUserId, substitutedAt }: Pick<BookingRow, 'id' | 'guideUserId' | 'substitutedAt'>,
  party: Party,
): string =>
  createHmac('sha256', deriveKey(config, 'start codes'))
    .update(party === 'guide' && substitutedAt ? `${id} guide ${guideUserId}` : `${id} ${party}`)
    .digest('hex')
    .slice(0, DIGITS);
