import type { AttemptRow } from '../tables.ts';

/** Returns the URL of the demo provider's page for a session; null for other providers. */
export const getDemoPageUrl = ({
  provider,
  sessionId,
}: {
  provider: AttemptRow['provider'] | null;
  sessionId: AttemptRow['sessionId'];
}): string | null =>
  provider === 'demo' && sessionId ? `/payment-demo?session=${sessionId}` : null;
