import { FIGURES } from '../figures.ts';

/** Passkeys: the part of /profile, and the page behind a link of the team's commands. */
export default {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or screen lock instead of your password. Your password keeps working.',
  add: 'Add a passkey',
  addedToast: 'Passkey added',
  removedToast: 'Passkey removed',
  failed: 'That did not work',
  added: 'Added {{time}}',
  used: 'Last used {{time}}',
  rename: 'Rename',
  renameOf: 'Rename: {{name}}',
  renameTitle: 'Rename passkey',
  name: 'Name',
  save: 'Save',
  remove: 'Remove',
  removeOf: 'Remove: {{name}}',
  removeTitle: 'Remove “{{name}}”?',
  removeHint:
    'You can no longer log in with it, and it is logged out everywhere else. To delete it from your device as well, use the device’s password settings.',
  cannot: 'This browser cannot use passkeys.',
  loadFailed: 'This could not be loaded',
  loadFailedHint: 'Please try again.',
  confirm: {
    title: 'Is it you?',
    lead: 'Your last login was a while ago. Confirm with your password or a passkey.',
    passkey: 'Use a passkey',
    submit: 'Confirm',
  },
  link: {
    title: 'Create your passkey',
    lead: 'The team console opens with a passkey only.',
    for: 'For the account {{username}}',
    doneHint: 'Now log in with it.',
    overTitle: 'This link no longer works',
    over: `A link works once and expires after ${FIGURES.passkeyLinkHours} hour. Ask whoever runs this site for a new one.`,
  },
} as const;
