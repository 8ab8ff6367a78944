import { FIGURES } from '../figures.ts';

/** /application-status. */
export default {
  title: 'Application status',
  next: {
    none: 'You have not applied yet. It takes about twenty minutes, and is saved as you type.',
    draft: 'Your application is not submitted yet. Go on where you left off.',
    submitted: 'Our team has your application. It is read in the order of arrival.',
    in_review: 'Somebody of our team is reading your application. It cannot be changed meanwhile.',
    changes_requested:
      'Our team asks for changes. Your answers are kept: change what is asked for, and submit again.',
    approved:
      'You are a guide. Set your weekly hours and verify your identity; then travelers find you.',
    rejected: 'Our team has not approved your application.',
  },
  steps: { submitted: 'Submitted', in_review: 'In review', decided: 'Decision' },
  stepDone: 'done',
  stepNow: 'now',
  submittedAt: 'Submitted on {{time}}',
  decidedAt: 'Decided on {{time}}',
  reason: 'Our team writes',
  reapply: `You can apply again on {{day}}, ${FIGURES.reapplyDays} days after the decision. Your answers are kept.`,
  reapplyNow: 'You can apply again now. Your answers are kept.',
  begin: 'Become a Guide',
  resume: 'Go on with the application',
  change: 'Make the changes',
  again: 'Apply again',
  toGuide: 'Go to your guide pages',
  verifyIdentity: 'Verify your identity',
  told: 'We tell you by email and in the app as soon as something happens.',
  yours: 'Your application',
} as const;
