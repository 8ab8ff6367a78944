import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_MINUTES } from '@tomoguide/contract/files/figures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { keyFor } from '../../../secret.ts';

interface Link {
  fileId: FileId;
  userId: UserId;
  /** Seconds since the epoch. */
  expires: number;
}

/** Signs links to files, each for one user and with an expiry time. */
export const linkSigner = (deps: Deps) => {
  const key = keyFor(deps.config, 'file links');
  const sign = ({ fileId, userId, expires }: Link): string =>
    createHmac('sha256', key).update(`${fileId} ${userId} ${expires}`).digest('base64url');
  return {
    issue: (fileId: FileId, userId: UserId) => {
      const expiresAt = deps.clock.now().add({ minutes: LINK_MINUTES });
      const expires = Math.floor(expiresAt.epochMilliseconds / 1000);
      return { expires, expiresAt, signature: sign({ fileId, userId, expires }) };
    },
    /** Returns whether this is an authentic, unexpired link to this file for this user. */
    holds: (link: Link, signature: string): boolean =>
      link.expires * 1000 > deps.clock.now().epochMilliseconds &&
      timingSafeEqual(Buffer.from(sign(link)), Buffer.from(signature.padEnd(43).slice(0, 43))),
  };
};
