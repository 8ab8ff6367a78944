import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../secret.ts';
import type { ConfirmationRow } from './confirmation-queries.ts';

const sign = (config: Config, { id, email, createdAt }: ConfirmationRow): Buffer =>
  createHmac('sha256', deriveKey(config, 'links that confirm e-mail addresses'))
    .update(JSON.stringify([id, email, createdAt.toString()]))
    .digest();

/** Returns the token of a link: the row's ID and the server's signature of the row. */
export const createConfirmationToken = (config: Config, row: ConfirmationRow): string =>
  `${row.id}.${sign(config, row).toString('base64url')}`;

/** Returns the row ID in a token; null if the token is malformed. */
export const parseConfirmationId = (token: string): number | null => {
  const [, id] = /^([1-9]\d{0,14})\./.exec(token) ?? [];
  return id === undefined ? null : Number(id);
};

/** Returns whether this server created the token from this row. */
export const verifyToken = (config: Config, row: ConfirmationRow, token: string): boolean => {
  const given = Buffer.from(token.slice(token.indexOf('.') + 1), 'base64url');
  const own = sign(config, row);
  return given.length === own.length && timingSafeEqual(given, own);
};
