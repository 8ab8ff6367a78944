import { FIGURES } from '../../../words/figures.ts';

/** /staff/applications. */
export default {
  lead: 'Guide applications, with those that have waited longest first.',
  show: 'Applications to show',
  shown: {
    waiting: 'Waiting',
    changes_requested: 'Changes requested',
    approved: 'Approved',
    rejected: 'Not approved',
  },
  empty: 'No applications are waiting',
  emptyOther: 'No applications here',
  with: 'with {{name}}',
  by: 'decided by {{name}}',
  open: 'Read',
  openOf: 'Read {{name}}’s application',
  back: 'All applications',
  next: 'Next waiting application',
  noNext: 'No other applications are waiting',
  missing: 'There’s no such application',
  take: 'Start the review',
  takeHint: 'You can decide once you’ve started. The applicant sees that the review is underway.',
  taken: 'In review',
  own: 'This is your own application, so a colleague has to decide on it.',
  account: 'Account',
  identity: 'Identity',
  identityYes: 'verified',
  identityNo: 'not verified yet',
  lastReason: 'Our last message',
  files: 'Files',
  checklist: 'Before you decide',
  checks: {
    words: 'The answers fit together and are the applicant’s own',
    contact:
      'No phone number, account name or mention of payment outside TomoGuide in the public texts',
    prices: 'Prices and services make sense',
  },
  tickFirst: 'Check off everything on the list before you approve.',
  checkedFiles: 'Select what you’ve checked; travelers will see it marked as checked.',
  fileChecked: 'Checked: {{description}}',
  pages: {
    about: 'About the applicant',
    character: 'How they guide',
    situations: 'Five questions',
    tours: 'Their tours',
  },
  fields: {
    residenceZipcode: 'Home postal code',
    residenceArea: 'Area they live in',
    experienceSessions: 'Tours they’ve led',
    ethicsDescription: 'Ethics, in their own words',
    boundaryDescription: 'Boundaries, in their own words',
    supportiveDescription: 'Adaptability, in their own words',
    targetGroups: 'Who they like to guide',
    services: 'Services they offer',
  },
  decisions: {
    changes_requested: 'Request changes',
    approved: 'Approve',
    rejected: 'Reject',
  },
  titles: {
    changes_requested: 'Ask {{name}} for changes?',
    approved: 'Approve {{name}} as a guide?',
    rejected: 'Reject {{name}}’s application?',
  },
  texts: {
    changes_requested:
      'The applicant gets your message by email and in the app, and can change their answers and send them again.',
    approved:
      'The applicant becomes a guide. Travelers can find them once their identity is verified and their weekly hours are set.',
    rejected: `The applicant gets your message by email and in the app, and can apply again after ${FIGURES.reapplyDays} days.`,
  },
  reason: 'Message to the applicant',
  reasonMissing: 'Write what the applicant should know.',
  saving: 'Saving…',
  done: {
    changes_requested: 'Changes requested',
    approved: 'Approved: the applicant is now a guide',
    rejected: 'Application rejected',
  },
} as const;
