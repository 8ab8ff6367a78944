import type { UserId } from '../primitives.ts';

/** What happens to accounts, as the outbox carries it. */
export interface AccountEvents {
  /** Somebody asked for a reset link; null: no account has the address. */
  'account.password_forgotten': { userId: UserId | null };
  /** What others see of somebody is another now: nickname or picture. */
  'account.profile_changed': { userId: UserId };
  'account.closed': { userId: UserId };
  'account.suspended': { userId: UserId; reason: string | null };
  'account.restored': { userId: UserId };
}
