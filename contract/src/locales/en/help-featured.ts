export default {
  description:
    'The local guides in Japan whom travelers rate highest, with languages, prices and reviews.',
  lead: 'The guides whom travelers rate highest right now, across all ten cities.',
  all: 'See all guides',
  empty: 'No guides to show yet',
  emptyText: 'As soon as travelers have reviewed guides, the best of them stand here.',
  sections: {
    how: {
      title: 'How guides get here',
      text: 'By what travelers say after a tour, and by nothing else: the list is ordered by the mean of all public reviews. Nobody can pay for a place in it, and we do not pick favorites. It is made anew whenever somebody opens this page.',
    },
    new: {
      title: 'New guides are worth a look',
      text: 'Somebody who began last month has no stars yet, but passed the same checks, and often has more free days and lower prices. Read how they describe themselves, and send them a line.',
    },
  },
} as const;
