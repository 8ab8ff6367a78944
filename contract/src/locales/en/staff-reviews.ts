/** /staff/reviews. */
export default {
  lead: 'A hidden review is not shown and no longer counts toward the rating. Its author can see that it is hidden.',
  tabs: { label: 'Reviews by state', all: 'All', hidden: 'Hidden' },
  empty: 'No reviews yet',
  emptyHidden: 'No hidden reviews',
  number: 'Review {{id}}',
  booking: 'Booking {{number}}',
  direction: '{{author}} about {{subject}}',
  starsLabel: 'Rated {{count}} out of 5',
  state: { public: 'Public', waiting: 'Not public yet', hidden: 'Hidden' },
  noWords: 'No text',
  answer: 'Reply',
  hiddenBecause: 'Hidden: {{reason}}',
  hide: 'Hide',
  show: 'Show again',
  hideTitle: 'Hide this review?',
  showTitle: 'Show this review again?',
  hideText:
    'Only {{author}} will see this review of {{subject}}, and it will no longer count toward the rating.',
  showText:
    '{{author}}’s review of {{subject}} will no longer be hidden. Once it is public, it is shown and counts toward the rating.',
  reason: 'Reason',
  reasonHint: 'For the audit log. Only the team will see it.',
  reasonMissing: 'Say in a few words why.',
  saving: 'Saving…',
  done: { hide: 'Review hidden', show: 'Review shown again' },
} as const;
