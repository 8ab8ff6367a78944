import type { Config } from '../../../config.ts';
import { DEMO_ACCOUNTS, demoEmail } from '../login/demo-accounts.ts';

/** The demo's member of staff, whose password everybody knows: one of that name may be somebody's own. */
const isDemoStaff = (email: string): boolean =>
  DEMO_ACCOUNTS.some(({ kind, username }) => kind === 'staff' && email === demoEmail(username));

/**
 * Whether a session has the rights of the team: a member of staff's that was started with a passkey.
 * The demo's needs none where only this machine reaches the site (docs/product/staff.md, "Who may").
 */
export const opensConsole = (
  { local }: Pick<Config, 'local'>,
  { isStaff, email, passkeyId }: { isStaff: boolean; email: string; passkeyId: number | null },
): boolean => isStaff && (passkeyId !== null || (local && isDemoStaff(email)));
