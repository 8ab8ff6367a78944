import type { UserId } from '../primitives.ts';

/** Account events in the outbox. */
export interface AccountEvents {
  /** A user requested a reset link. `userId` is null if no account has the address. */
  'account.password_forgotten': { userId: UserId | null };
  /** `name` is the name of the passkey. */
  'account.passkey_added': { userId: UserId; name: string };
  'account.passkey_removed': { userId: UserId; name: string };
  /** A link to confirm an email address must be sent. */
  'account.confirmation_asked': { userId: UserId; confirmationId: number };
  /** A user wants to replace the confirmed address `from` with `to`, which is not confirmed yet. */
  'account.email_change_asked': { userId: UserId; from: string; to: string };
  /** `to` was confirmed and has replaced `from`. */
  'account.email_changed': { userId: UserId; from: string; to: string };
  /** A user's public nickname or picture changed. */
  'account.profile_changed': { userId: UserId };
  'account.closed': { userId: UserId };
  'account.suspended': { userId: UserId; reason: string | null };
  'account.restored': { userId: UserId };
}
