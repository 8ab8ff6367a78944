import type { Config } from '../../../config.ts';
import { DEMO_ACCOUNTS, demoEmail } from '../login/demo-accounts.ts';

/**
 * Identifies the demo's staff member, whose password is public, by email: outside the demo, another user
 * can have the same name.
 */
const isDemoStaff = (email: string): boolean =>
  DEMO_ACCOUNTS.some(({ kind, username }) => kind === 'staff' && email === demoEmail(username));

/**
 * Returns whether a session has staff permissions: it belongs to a staff member and was started with a
 * passkey. The demo's staff member needs no passkey if only this machine can reach the site
 * (docs/product/staff.md, "Who may").
 */
export const canOpenConsole = (
  { local }: Pick<Config, 'local'>,
  { isStaff, email, passkeyId }: { isStaff: boolean; email: string; passkeyId: number | null },
): boolean => isStaff && (passkeyId !== null || (local && isDemoStaff(email)));
