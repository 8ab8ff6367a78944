/** /staff/users. */
export default {
  lead: 'Suspend an account or a guide, lift a suspension, or log somebody out everywhere.',
  who: 'Name, username, email or booking number',
  whoHint:
    'Three characters or more of any of them, or a whole short name. With a booking number, its traveler is shown.',
  nobody: 'Nobody found',
  nobodyHint: 'Check the spelling, or search for a part of it.',
  found: 'Accounts found',
  find: 'Find',
  finding: 'Looking…',
  accountActive: 'Account active',
  accountSuspended: 'Account suspended',
  guideActive: 'Guide active',
  guideSuspended: 'Guide suspended',
  team: 'TomoGuide team',
  own: 'This is you. A colleague has to decide.',
  deeds: {
    suspend_account: 'Suspend account',
    restore_account: 'Lift suspension',
    suspend_guide: 'Suspend as a guide',
    restore_guide: 'Lift guide suspension',
    revoke: 'Log out everywhere',
  },
  titles: {
    suspend_account: 'Suspend the account of {{name}}?',
    restore_account: 'Lift the suspension of {{name}}?',
    suspend_guide: 'Suspend {{name}} as a guide?',
    restore_guide: 'Let {{name}} guide again?',
    revoke: 'Log {{name}} out everywhere?',
  },
  texts: {
    suspend_account:
      'They cannot log in any more. Their open tour requests end, and their bookings that have not begun are cancelled: as a guide with a full refund, as a traveler by the policy.',
    restore_account: 'They can log in again. What was cancelled stays cancelled.',
    suspend_guide:
      'They are not listed any more. Their open tour requests end, and bookings that have not begun are cancelled with a full refund. Tours under way go on.',
    restore_guide: 'They are listed as before. What was cancelled stays cancelled.',
    revoke: 'They are logged out everywhere and can log in again.',
  },
  done: {
    suspend_account: 'Account suspended',
    restore_account: 'Suspension lifted',
    suspend_guide: 'Guide suspended',
    restore_guide: 'Suspension lifted',
    revoke: 'Logged out everywhere',
  },
  reason: 'Why',
  reasonRead: 'For the audit log. The person reads it too.',
  reasonHint: 'For the audit log.',
  reasonMissing: 'Say in a few words why.',
  saving: 'Saving…',
} as const;
