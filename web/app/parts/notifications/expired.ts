import type { SystemMessage } from '@tomoguide/contract/notifications/entities';

/** What it says is no news any more (docs/product/notices.md, "System messages"). */
export const isExpired = ({ expiresAt }: SystemMessage, now: Temporal.Instant): boolean =>
  expiresAt !== null && Temporal.Instant.compare(now, expiresAt) >= 0;
