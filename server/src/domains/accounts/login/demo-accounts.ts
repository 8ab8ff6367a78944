import type { DemoAccount } from '@tomoguide/contract/accounts/entities';

/** The password of every demo account (architecture: Demo data). */
export const DEMO_PASSWORD = 'tomoguide1';

/** Nobody can be reached there: the domain is reserved (RFC 2606). */
export const demoEmail = (username: string): string => `${username}@demo.tomoguide.example`;

/** The accounts that everybody may try. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'mei', password: DEMO_PASSWORD, kind: 'traveler' },
  { username: 'kenji', password: DEMO_PASSWORD, kind: 'guide' },
  { username: 'staff', password: DEMO_PASSWORD, kind: 'staff' },
];

/**
 * What the login page offers: nobody outside demo mode, and staff only to whoever sits at the machine
 * itself (docs/product/accounts.md, "Login").
 */
export const demoAccountsFor = ({
  demo,
  local,
}: {
  demo: boolean;
  local: boolean;
}): DemoAccount[] => (demo ? DEMO_ACCOUNTS.filter(({ kind }) => local || kind !== 'staff') : []);
