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
  shops: 'Shopping stops',
  noShops: 'No shopping stops',
  shopSummary_one: '{{count}} shopping stop, {{length}} at most',
  shopSummary_other: '{{count}} shopping stops, {{length}} at most in all',
  upToMinutes_one: 'up to {{count}} minute',
  upToMinutes_other: 'up to {{count}} minutes',
  commission: 'the shop pays the guide',
  noCommission: 'the shop doesn’t pay the guide',
} as const;
