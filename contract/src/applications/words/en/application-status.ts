import { FIGURES } from '../../../words/figures.ts';

/** /application-status. */
export default {
  title: 'Application status',
  next: {
    none: 'You haven’t applied yet. Applying takes about 20 minutes.',
    draft: 'Not submitted yet. Continue where you left off.',
    submitted: 'We have your application and read them in order.',
    in_review: 'Our team is reading your application.',
    changes_requested: 'Our team asked for changes. Make them and submit again.',
    approved: 'You’re a guide.',
    rejected: 'Our team didn’t approve your application.',
  },
  steps: { submitted: 'Submitted', in_review: 'In review', decided: 'Decision' },
  stepDone: 'done',
  stepNow: 'now',
  submittedAt: 'Submitted on {{time}}',
  decidedAt: 'Decided on {{time}}',
  reason: 'Message from our team',
  reapply: `You can apply again from {{time}}, ${FIGURES.reapplyDays} days after the decision. Your answers are saved.`,
  reapplyNow: 'You can apply again. Your answers are saved.',
  begin: 'Become a Guide',
  resume: 'Continue the application',
  change: 'Make the changes',
  again: 'Apply again',
  toGuide: 'Go to your guide home',
  answered: '{{count}} of {{total}} answers complete',
  willEmail: 'We’ll let you know by email.',
  yours: 'Your application',
} as const;
