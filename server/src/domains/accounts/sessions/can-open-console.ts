import type { Config } from '../../../config.ts';
import { DEMO_ACCOUNTS, getDemoEmail } from '../login/demo-accounts.ts';

/**
 * Identifies the demo's staff member, whose password is public. Compares the email, because outside the
 * demo another user can have the same username.
 */
const isDemoStaff = (email: string): boolean =>
  DEMO_ACCOUNTS.some(({ kind, username }) => kind === 'staff' && email === getDemoEmail(username));

/**
 * Returns whether a session has staff permissions: it belongs to a staff member and was started with a
 * passkey. The demo's staff member does not need a passkey if the site can be reached only from its own
 * machine (docs/product/staff.md, "Who may").
 */
export const canOpenConsole = (
  { local }: Pick<Config, 'local'>,
  { isStaff, email, passkeyId }: { isStaff: boolean; email: string; passkeyId: number | null },
): boolean => isStaff && (passkeyId !== null || (local && isDemoStaff(email)));
