import { FIGURES } from '../../../words/figures.ts';

/** Confirming an email address: the notice on every page, the profile, and the page that the link opens. */
export default {
  notice: {
    label: 'Your email',
    unconfirmed: 'Confirm your email: open the link we sent to <b>{{email}}</b>.',
    taken: '<b>{{email}}</b> belongs to another account. Please use a different email.',
  },
  unconfirmed: 'Not confirmed',
  pending: 'Open the link we sent to <b>{{email}}</b> to change to it.',
  sendAgain: 'Send again',
  sending: 'Sending…',
  change: 'Change email',
  keep: 'Keep current email',
  sent: 'Link sent',
  sentHint: 'Check {{email}}, and your spam folder.',
  notSent: 'No link was sent',
  page: {
    title: 'Confirm your email',
    lead: 'Is <b>{{email}}</b> your email, and <b>{{username}}</b> your TomoGuide account?',
    confirm: 'Confirm email',
    confirming: 'Confirming…',
    notYours: 'Not you? Just close this page.',
    failed: 'Email not confirmed',
    doneTitle: 'Email confirmed',
    done: 'The account {{username}} now uses {{email}}.',
    goOn: 'Continue',
    overTitle: 'This link no longer works',
    over: `Links work once, for ${FIGURES.confirmationHours} hours. Get a new one in your profile.`,
    toProfile: 'Go to your profile',
    notLoaded: 'The link couldn’t be checked',
    notLoadedHint: 'Please try again.',
  },
} as const;
