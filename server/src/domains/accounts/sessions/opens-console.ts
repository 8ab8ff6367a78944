import type { Config } from '../../../config.ts';
import { DEMO_ACCOUNTS } from '../login/demo-accounts.ts';

/** The demo's member of staff, whose password everybody knows. */
const isDemoStaff = (username: string): boolean =>
  DEMO_ACCOUNTS.some((account) => account.kind === 'staff' && account.username === username);

/**
 * Whether a session has the rights of the team: a member of staff's that was started with a passkey.
 * The demo's needs none where only this machine reaches the site (docs/product/staff.md, "Who may").
 */
export const opensConsole = (
  { local }: Pick<Config, 'local'>,
  session: { isStaff: boolean; username: string; passkeyId: number | null },
): boolean =>
  session.isStaff && (session.passkeyId !== null || (local && isDemoStaff(session.username)));
