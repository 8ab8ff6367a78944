import type { SystemMessage } from '@tomoguide/contract/notifications/entities';

/** Returns whether the notice is no longer relevant (docs/product/notices.md, "System messages"). */
export const isExpired = ({ expiresAt }: SystemMessage, now: Temporal.Instant): boolean =>
  expiresAt !== null && Temporal.Instant.compare(now, expiresAt) >= 0;
