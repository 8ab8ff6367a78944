import type { DemoAccount } from '@tomoguide/contract/accounts/entities';

/** The password of every demo account (docs/demo.md). */
export const DEMO_PASSWORD = 'tomoguide1';

/**
 * Returns the email of a demo account. The domain is reserved (RFC 2606), so that its mail reaches no one.
 */
export const getDemoEmail = (username: string): string => `${username}@demo.tomoguide.example`;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'mei', password: DEMO_PASSWORD, kind: 'traveler' },
  { username: 'kenji', password: DEMO_PASSWORD, kind: 'guide' },
  { username: 'staff', password: DEMO_PASSWORD, kind: 'staff' },
];

/**
 * Returns the demo accounts offered on the login page: none outside demo mode, and staff only on the
 * server's own machine (docs/product/accounts.md, "Login").
 */
export const listOfferedDemoAccounts = ({
  demo,
  local,
}: {
  demo: boolean;
  local: boolean;
}): DemoAccount[] => (demo ? DEMO_ACCOUNTS.filter(({ kind }) => local || kind !== 'staff') : []);
