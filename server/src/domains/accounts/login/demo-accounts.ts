import type { DemoAccount } from '@tomoguide/contract/accounts/entities';

/** The password of every demo account (architecture: Demo data). */
export const DEMO_PASSWORD = 'tomoguide1';

/** Offered on the login page in demo mode only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'mei', password: DEMO_PASSWORD, kind: 'traveler' },
  { username: 'kenji', password: DEMO_PASSWORD, kind: 'guide' },
  { username: 'staff', password: DEMO_PASSWORD, kind: 'staff' },
];
