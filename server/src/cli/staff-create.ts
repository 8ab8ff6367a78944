import '../temporal.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isUsername, normalizeUsername } from '@tomoguide/contract/accounts/username';
import { Email } from '@tomoguide/contract/primitives';
import { DEMO_USERNAMES } from '../../../demo/demo.ts';
import { inTransaction } from '../database/transaction.ts';
import { findViolatedConstraint } from '../database/violations.ts';
import { hashPassword } from '../domains/accounts/passwords/password-hash.ts';
import { createUser, issuePasskeyLink } from '../domains/accounts/service.ts';
import { type CommandDeps, CommandError, runCommand } from './run-command.ts';

const USAGE =
  'npm run staff:create -- --username <3 to 30 lowercase letters and digits> --email <address> [--name <full name>]';

const readArguments = (): { username: string; email: string; fullName: string } => {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const username = normalizeUsername(values.username ?? '');
  if (!isUsername(username))
    throw new CommandError(`--username is missing or malformed.\n${USAGE}`);
  const email = Email.safeParse(values.email);
  if (!email.success) throw new CommandError(`--email is missing or malformed.\n${USAGE}`);
  return { username, email: email.data, fullName: values.name?.trim() || username };
};

const TAKEN: Readonly<Record<string, string>> = {
  users_username_unique: 'That username is taken.',
  users_email_confirmed: 'There is already an account with that email address.',
};

/**
 * Creates a staff account (docs/product/accounts.md, "People"). Prints its password and a link to add a
 * passkey, neither of which is shown again.
 */
const createStaff = async ({ db, clock, config }: CommandDeps): Promise<number> => {
  const given = readArguments();
  // The demo may be seeded later, at the first start.
  if (config.demo && DEMO_USERNAMES.includes(given.username))
    throw new CommandError('That username is one of the demo’s.');
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  let link: string;
  try {
    link = await inTransaction(db, async (tx) => {
      const account = { ...given, passwordHash, isStaff: true, joinedAt: clock.now() };
      return issuePasskeyLink(tx, { clock, config }, (await createUser(tx, account)).id);
    });
  } catch (error) {
    const sentence = TAKEN[findViolatedConstraint(error) ?? ''];
    if (sentence) throw new CommandError(sentence);
    throw error;
  }
  console.log(`Staff account made.\n  username: ${given.username}\n  password: ${password}`);
  console.log(`  passkey:  ${link}`);
  console.log(
    'Create the passkey within an hour: the console asks for it. Both are shown only now.',
  );
  return 0;
};

await runCommand(createStaff);
