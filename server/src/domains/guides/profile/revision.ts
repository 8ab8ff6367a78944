import { createHash } from 'node:crypto';

/** Names a state of something: another state has another name (contract/guides/rates.ts, Revision). */
export const revisionOf = (state: object): string =>
  createHash('sha256').update(JSON.stringify(state)).digest().subarray(0, 16).toString('base64url');
