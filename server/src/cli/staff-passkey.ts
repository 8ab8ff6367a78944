import '../temporal.ts';
import { parseArgs } from 'node:util';
import { inTransaction } from '../database/transaction.ts';
import { findUserByLogin, issuePasskeyLink } from '../domains/accounts/service.ts';
import { type CommandDeps, CommandError, runCommand } from './run-command.ts';

const USAGE = 'npm run staff:passkey -- --username <username>';

/**
 * Prints a link with which a staff member who has no passkey or lost theirs can add one
 * (docs/product/staff.md, "Who may").
 */
const printPasskeyLink = async ({ db, clock, config }: CommandDeps): Promise<number> => {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  if (!values.username) throw new CommandError(`--username is missing.\n${USAGE}`);
  const user = await findUserByLogin(db, values.username);
  if (!user?.isStaff) throw new CommandError('There is no staff account with that username.');
  const link = await inTransaction(db, (tx) => issuePasskeyLink(tx, { clock, config }, user.id));
  console.log(`Create a passkey within an hour:\n  ${link}`);
  return 0;
};

await runCommand(printPasskeyLink);
