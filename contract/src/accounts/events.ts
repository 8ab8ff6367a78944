import type { UserId } from '../primitives.ts';

/** What happens to accounts, as the outbox carries it. */
export interface AccountEvents {
  /** Somebody asked for a reset link; null: no account has the address. */
  'account.password_forgotten': { userId: UserId | null };
  /** By its name. */
  'account.passkey_added': { userId: UserId; name: string };
  'account.passkey_removed': { userId: UserId; name: string };
  /** A link that confirms an e-mail address is due. */
  'account.confirmation_asked': { userId: UserId; confirmationId: number };
  /** Somebody wants to leave the confirmed address `from` for `to`, which is not confirmed yet. */
  'account.email_change_asked': { userId: UserId; from: string; to: string };
  /** `to` was confirmed and took the place of `from`. */
  'account.email_changed': { userId: UserId; from: string; to: string };
  /** What others see of somebody is another now: nickname or picture. */
  'account.profile_changed': { userId: UserId };
  'account.closed': { userId: UserId };
  'account.suspended': { userId: UserId; reason: string | null };
  'account.restored': { userId: UserId };
}
