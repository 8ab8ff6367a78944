import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_MINUTES } from '@tomoguide/contract/files/figures';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { deriveKey } from '../../../secret.ts';

interface Link {
  fileId: FileId;
  userId: UserId;
  /** When the link expires, in seconds since the epoch. */
  expires: number;
}

/** Creates and verifies signed links to files; each link is for one user and expires. */
export const createLinkSigner = (deps: Deps) => {
  const key = deriveKey(deps.config, 'file links');
  const sign = ({ fileId, userId, expires }: Link): string =>
    createHmac('sha256', key).update(`${fileId} ${userId} ${expires}`).digest('base64url');
  return {
    issue: (fileId: FileId, userId: UserId) => {
      const expiresAt = deps.clock.now().add({ minutes: LINK_MINUTES });
      const expires = Math.floor(expiresAt.epochMilliseconds / 1000);
      return { expires, expiresAt, signature: sign({ fileId, userId, expires }) };
    },
    /** Returns whether the signature is valid for this link and the link has not expired. */
    holds: (link: Link, signature: string): boolean =>
      link.expires * 1000 > deps.clock.now().epochMilliseconds &&
      timingSafeEqual(Buffer.from(sign(link)), Buffer.from(signature.padEnd(43).slice(0, 43))),
  };
};
