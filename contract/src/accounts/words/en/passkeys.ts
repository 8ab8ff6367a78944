import { FIGURES } from '../../../words/figures.ts';

/** Passkeys: the part of /profile, and the page behind a link of the team's commands. */
export default {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or screen lock instead of your password. Your password keeps working.',
  add: 'Add a passkey',
  addedToast: 'Passkey added',
  removedToast: 'Passkey removed',
  failed: 'That did not work',
  present: 'This device already has a passkey for your account.',
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
    'You will no longer be able to log in with it, and other sessions started with it will end. To delete it from your device as well, use the device’s password settings.',
  cannot: 'This browser cannot use passkeys.',
  loadFailed: 'This could not be loaded',
  loadFailedHint: 'Please try again.',
  confirm: {
    title: 'Confirm it’s you',
    lead: 'Your last login was a while ago. Confirm with your password or a passkey.',
    passkey: 'Use a passkey',
    submit: 'Confirm',
  },
  link: {
    title: 'Create your passkey',
    lead: 'You need a passkey to open the staff console.',
    for: 'For the account {{username}}',
    doneHint: 'Now log in with it.',
    overTitle: 'This link no longer works',
    over: `A link works once and expires after ${FIGURES.passkeyLinkHours} hour. Ask whoever runs this site for a new one.`,
  },
} as const;
