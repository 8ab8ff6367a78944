import { checkUsername } from '@tomoguide/contract/accounts/calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { validateUsername } from './signup-fields.ts';

/** Debounce delay before a username is checked, in milliseconds. */
export const DEBOUNCE_MS = 500;

export type UsernameState =
  | { kind: 'unknown' }
  | { kind: 'invalid'; problem: NonNullable<ReturnType<typeof validateUsername>> }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; suggestion: string | null }
  | { kind: 'failed' };

const fetchState = async (username: string): Promise<UsernameState> => {
  try {
    const reply = await api(checkUsername, { query: { username } });
    return reply.available ? { kind: 'free' } : { kind: 'taken', suggestion: reply.suggestion };
  } catch {
    return { kind: 'failed' };
  }
};

/** Tracks a username while the user types it: its format, and then whether it is available. */
export const useUsernameCheck = (username: string) => {
  const [known, setKnown] = useState<{ username: string; state: UsernameState } | null>(null);
  const latest = useRef(username);
  latest.current = username;

  const checkName = useCallback(async (name: string): Promise<UsernameState> => {
    const problem = validateUsername(name);
    if (problem) {
      setKnown({ username: name, state: { kind: 'invalid', problem } });
      return { kind: 'invalid', problem };
    }
    setKnown({ username: name, state: { kind: 'checking' } });
    const state = await fetchState(name);
    // Ignores a reply that arrives after the username has changed.
    if (latest.current === name) setKnown({ username: name, state });
    return state;
  }, []);

  useEffect(() => {
    if (username === '') return;
    const timer = setTimeout(() => checkName(username), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [username, checkName]);

  const state: UsernameState = known?.username === username ? known.state : { kind: 'unknown' };
  return {
    state,
    /** Returns the state of this username; requests it immediately if it is not known. */
    resolve: (name: string): Promise<UsernameState> | UsernameState =>
      known?.username === name && (known.state.kind === 'free' || known.state.kind === 'taken')
        ? known.state
        : checkName(name),
    /** Marks a username as taken, when the server rejects it at sign-up. */
    refuse: (name: string): void => {
      setKnown({ username: name, state: { kind: 'taken', suggestion: null } });
      checkName(name);
    },
  };
};
