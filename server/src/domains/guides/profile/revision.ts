import { createHash } from 'node:crypto';

/** Returns a hash that identifies a state (contract/guides/rates.ts, Revision). */
export const getRevision = (state: object): string =>
  createHash('sha256').update(JSON.stringify(state)).digest().subarray(0, 16).toString('base64url');
