import { createHash, randomBytes } from 'node:crypto';

/** What goes into the link, and what the database keeps of it. */
export const newResetToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: resetTokenHash(token) };
};

export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
