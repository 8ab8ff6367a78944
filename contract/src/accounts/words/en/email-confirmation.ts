import { FIGURES } from '../../../words/figures.ts';

/** Confirming an e-mail address: the notice on every page, the profile, and the page behind the link. */
export default {
  notice: {
    label: 'Your email',
    unconfirmed: 'Confirm your email with the link we sent to <b>{{email}}</b>.',
    taken: '<b>{{email}}</b> belongs to another account. Please enter a different email.',
  },
  unconfirmed: 'Not confirmed',
  pending: 'Changes to <b>{{email}}</b> once you confirm it with the link we sent there.',
  sendAgain: 'Send again',
  sending: 'Sending…',
  change: 'Change email',
  keep: 'Keep current email',
  sent: 'Link sent',
  sentHint: 'Check {{email}}. If nothing arrives, look in your spam folder.',
  notSent: 'No link was sent',
  page: {
    title: 'Confirm your email',
    lead: 'Is <b>{{email}}</b> your email, and <b>{{username}}</b> your TomoGuide account?',
    confirm: 'Confirm email',
    confirming: 'Confirming…',
    notYours: 'Not your account? Then close this page. Nothing will be confirmed.',
    failed: 'Your email was not confirmed',
    doneTitle: 'Email confirmed',
    done: 'The account {{username}} now uses {{email}}.',
    goOn: 'Continue',
    overTitle: 'This link no longer works',
    over: `A link works once and expires after ${FIGURES.confirmationHours} hours. You can get a new one in your profile.`,
    toProfile: 'Go to your profile',
    notLoaded: 'The link could not be checked',
    notLoadedHint: 'Please try again.',
  },
} as const;
