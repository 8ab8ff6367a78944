export default {
  description:
    'The local guides in Japan rated highest by travelers, with languages, prices and reviews.',
  lead: 'The guides rated highest by travelers right now, across all our cities.',
  all: 'See all guides',
  empty: 'No guides to show yet',
  emptyText: 'As soon as travelers have reviewed guides, the highest rated will appear here.',
  sections: {
    how: {
      title: 'How guides get here',
      text: 'Only what travelers say after a tour counts: the list is ordered by the average rating across all public reviews. Nobody can pay for a place on it, and we don’t pick favorites. The list is updated every time someone opens this page.',
    },
    new: {
      title: 'New guides are worth a look',
      text: 'Someone who joined last month may have no reviews yet, but has passed the same checks and often has more available days and lower prices. Read how they describe themselves, and drop them a line.',
    },
  },
} as const;
