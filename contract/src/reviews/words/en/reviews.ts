import { FIGURES } from '../../../words/figures.ts';

/** The reviews of a booking, for both of its people. */
export default {
  /** By the codes of contract/src/reviews/eligibility.ts. */
  closed: {
    cancelled: 'Booking was cancelled',
    disputed: 'Reviews have to wait until the dispute is decided',
    not_completed: 'The tour has not been completed yet',
    already_reviewed: 'You have already reviewed this tour',
    other_is_public: 'The other review is already public, so you can no longer write one',
    period_over: 'The time to review this tour is over',
  },

  title: 'Reviews',
  write: 'Review {{name}}',
  until: 'You can write a review until {{time}}.',
  unchecked: 'Unable to check review eligibility',
  yours: 'Your review',
  theirs: '{{name}}’s review of you',
  answerOf: 'Reply from {{name}}',
  checking:
    'This review is being checked by our team. It counts once it is released, by {{time}} at the latest.',
  waiting:
    'Only you can see your review until {{name}} has written one as well, or until {{time}}.',
  waitingDispute: 'Only you can see your review while the dispute is open.',
  hidden: 'The TomoGuide team has hidden this review. Nobody else can see it.',

  dialogTitle: 'Your review of {{name}}',
  rating: 'Rating',
  ratingMissing: 'Please select a rating',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  starsLabel: 'Rated {{count}} out of 5',
  grade: {
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    veryGood: 'Very good',
    excellent: 'Excellent',
  },
  content: 'In your own words',
  contentHintGuide: 'What would you tell the next traveler?',
  contentHintTraveler: 'What would you tell another guide?',
  contentTooLong: `At most ${FIGURES.reviewMax} characters are allowed. Characters over the limit: {{count}}.`,
  characters: `{{count}}/${FIGURES.reviewMax}`,
  blind: `Nobody else sees your review until {{name}} has written one as well or ${FIGURES.reviewAloneDays} days have passed. Once sent, it cannot be changed.`,
  submit: 'Submit review',
  submitting: 'Submitting…',
  later: 'Later',
  submitted: 'Review submitted successfully',
  submittedPublic: 'Both reviews are public now.',
  submittedWaiting: `Your review becomes public once {{name}} has written one as well, or after ${FIGURES.reviewAloneDays} days.`,
  failed: 'Failed to submit review',
  failedWhy: 'Failed to submit review: {{why}}',
  authRequired: 'Authentication required',

  received: 'Reviews of you',
  answer: 'Reply',
  answerTo: 'Reply to {{name}}’s review',
  answerLabel: 'Your public reply to {{name}}',
  answerHint:
    'Everyone who reads the review will see your reply. Once published, it cannot be changed.',
  answerMissing: 'Write a few words first.',
  answerTooLong: `At most ${FIGURES.reviewAnswerMax} characters are allowed. Characters over the limit: {{count}}.`,
  answerUntil: 'You can reply until {{time}}.',
  publish: 'Publish reply',
  publishing: 'Publishing…',
  dismiss: 'Cancel',
  answered: 'Reply published',
  answerFailed: 'Your reply could not be published',
  showAll: 'Show all {{count}} reviews',

  ofTraveler_one: '{{rating}} from {{count}} guide review',
  ofTraveler_other: '{{rating}} from {{count}} guide reviews',
  noneOfTraveler: 'No reviews from guides yet',
  travelerFailed: 'What guides say about this traveler could not be loaded.',
} as const;
