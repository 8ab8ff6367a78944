import { FIGURES } from '../../../words/figures.ts';

/** Passkeys: the section of /profile, and the page that a link from a staff command opens. */
export default {
  title: 'Passkeys',
  lead: 'Log in with fingerprint, face or screen lock. Your password keeps working.',
  add: 'Add a passkey',
  addedToast: 'Passkey added',
  removedToast: 'Passkey removed',
  failed: 'That didn’t work',
  present: 'This device already has one.',
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
    'Sessions started with it end, too. To delete it from your device, use the device’s password settings.',
  cannot: 'This browser can’t use passkeys.',
  loadFailed: 'This couldn’t be loaded',
  loadFailedHint: 'Please try again.',
  confirm: {
    title: 'Confirm it’s you',
    lead: 'Confirm with your password or a passkey: you logged in a while ago.',
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
