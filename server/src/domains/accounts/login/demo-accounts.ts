import type { DemoAccount } from '@tomoguide/contract/accounts/entities';

/** The password of every demo account (docs/demo.md). */
export const DEMO_PASSWORD = 'tomoguide1';

/** A reserved domain (RFC 2606), so mail to it reaches no one. */
export const demoEmail = (username: string): string => `${username}@demo.tomoguide.example`;

/** The demo accounts. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'mei', password: DEMO_PASSWORD, kind: 'traveler' },
  { username: 'kenji', password: DEMO_PASSWORD, kind: 'guide' },
  { username: 'staff', password: DEMO_PASSWORD, kind: 'staff' },
];

/**
 * Returns the accounts offered on the login page: none outside demo mode, and staff only on the server's
 * own machine (docs/product/accounts.md, "Login").
 */
export const demoAccountsFor = ({
  demo,
  local,
}: {
  demo: boolean;
  local: boolean;
}): DemoAccount[] => (demo ? DEMO_ACCOUNTS.filter(({ kind }) => local || kind !== 'staff') : []);
