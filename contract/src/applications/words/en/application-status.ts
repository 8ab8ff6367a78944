import { FIGURES } from '../../../words/figures.ts';

/** /application-status. */
export default {
  title: 'Application status',
  next: {
    none: 'You have not applied yet. Applying takes about twenty minutes, and your answers are saved as you type.',
    draft: 'Your application has not been submitted yet. Continue where you left off.',
    submitted: 'Our team has your application. We read applications in the order they arrive.',
    in_review:
      'Someone on our team is reading your application. You cannot change it in the meantime.',
    changes_requested:
      'Our team has asked for changes. Your answers are saved: make the changes and submit again.',
    approved:
      'You are now a guide. Travelers can find you once your weekly hours are set and your identity is verified.',
    rejected: 'Our team did not approve your application.',
  },
  steps: { submitted: 'Submitted', in_review: 'In review', decided: 'Decision' },
  stepDone: 'done',
  stepNow: 'now',
  submittedAt: 'Submitted on {{time}}',
  decidedAt: 'Decided on {{time}}',
  reason: 'Message from our team',
  reapply: `You can apply again starting {{time}}, ${FIGURES.reapplyDays} days after the decision. Your answers are kept.`,
  reapplyNow: 'You can apply again now. Your answers are kept.',
  begin: 'Become a Guide',
  resume: 'Continue the application',
  change: 'Make the changes',
  again: 'Apply again',
  toGuide: 'Go to your guide home',
  verifyIdentity: 'Verify your identity',
  told: 'We’ll let you know by email and in the app as soon as there is news.',
  yours: 'Your application',
} as const;
