import type { AttemptRow } from '../tables.ts';

/** The page on which the demo provider shows a session; null for other providers. */
export const demoPage = ({
  provider,
  sessionId,
}: {
  provider: AttemptRow['provider'] | null;
  sessionId: AttemptRow['sessionId'];
}): string | null =>
  provider === 'demo' && sessionId ? `/payment-demo?session=${sessionId}` : null;
