/** The tags of reviews of guides (contract/src/reviews/tags.ts), in the review form and below reviews. */
export default {
  tag: {
    punctual: 'On time',
    patient: 'Patient',
    knowledgeable: 'Knows the area',
    storyteller: 'Great storyteller',
    easyToUnderstand: 'Easy to understand',
    goodFood: 'Good food tips',
    offTheBeatenPath: 'Off the beaten path',
    greatPhotos: 'Takes great photos',
    relaxedPace: 'Relaxed pace',
    flexible: 'Flexible',
    goodWithChildren: 'Good with kids',
    thoughtful: 'Thoughtful',
  },
  list: 'What stood out',
  counted: 'Praised most',
} as const;
