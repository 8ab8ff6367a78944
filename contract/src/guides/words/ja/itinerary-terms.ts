/** What a tour with an itinerary includes, and its tickets: on pages and trip sheets. */
export default {
  title: 'What the price covers',
  included: 'Included',
  notIncluded: 'Not included',
  kinds: {
    guide_fares: 'the guide’s fares',
    entrance_fees: 'entrance fees',
    meals: 'meals',
    drinks: 'drinks',
    pick_up: 'pick-up',
  },
  tickets: 'Tickets',
  perTicket: '{{amount}} each',
  bought: 'already bought',
  buyers: {
    guide: 'bought by the guide beforehand',
    traveler: 'bought by the traveler beforehand',
    on_site: 'bought on site',
  },
} as const;
