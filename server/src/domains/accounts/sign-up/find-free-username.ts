import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import {
  isReservedUsername,
  normalizeUsername,
  suggestUsername,
} from '@tomoguide/contract/accounts/username';
import type { Executor } from '../../../database/database.ts';
import { usernameExists } from '../queries.ts';
import { failField } from './refuse-field.ts';

const TRIES = 8;

const isFree = async (db: Executor, username: string): Promise<boolean> =>
  !isReservedUsername(username) && !(await usernameExists(db, username));

/**
 * Returns whether a username is free and, if not, a similar free one (null after several attempts). Throws
 * USERNAME_INVALID.
 */
export const findFreeUsername = async (
  db: Executor,
  typed: string,
  random: () => number = Math.random,
): Promise<{ available: boolean; suggestion: string | null }> => {
  const username = normalizeUsername(typed);
  const problem = FIELD_RULES.username(username);
  if (problem) failField(problem);
  if (await isFree(db, username)) return { available: true, suggestion: null };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const suggestion = suggestUsername(username, random());
    if (await isFree(db, suggestion)) return { available: false, suggestion };
  }
  return { available: false, suggestion: null };
};
