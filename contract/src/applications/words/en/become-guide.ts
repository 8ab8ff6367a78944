import { FIGURES } from '../../../words/figures.ts';

/** /become-guide, as visitors read it. */
export default {
  description: `Show travelers your city in Japan: your own price, your own days, a service fee of ${FIGURES.commissionPercent}%. See what a tour earns you, and apply.`,
  lead: 'Show travelers the streets you know. You choose your price and your days; we bring you the travelers.',
  start: 'Start your application',
  haveAccount: 'Already have an account?',
  earn: {
    title: 'What a tour earns you',
    price: 'Your price per hour',
    hours: 'Length of the tour',
    people: 'Travelers',
    peopleValue_one: '{{count}} person',
    peopleValue_other: '{{count}} people',
    extra: 'Each extra person adds {{price}} an hour. You set that price, too.',
    yours: 'You earn',
    tour_one: 'for {{hours}} with {{count}} traveler, at {{price}} an hour',
    tour_other: 'for {{hours}} with {{count}} travelers, at {{price}} an hour',
    said_one: 'You earn {{earned}} for {{hours}} with {{count}} traveler, at {{price}} an hour',
    said_other: 'You earn {{earned}} for {{hours}} with {{count}} travelers, at {{price}} an hour',
    total: 'The traveler pays',
    fee: 'Our service fee ({{percent}}%)',
    cash: 'Paid to you in person',
    online: 'To your wallet, after the tour',
  },
  how: 'How it works',
  steps: {
    apply: {
      title: 'Apply in about twenty minutes',
      text: 'Four pages about you and the tours you have in mind. Your answers are saved as you type, so you can stop and continue later, on any device.',
    },
    checks: {
      title: 'We get to know you',
      text: 'Our team reads every application, and checks your identity with a picture of your document and a selfie. You will hear from us by email and on the site.',
    },
    calendar: {
      title: 'Set your hours',
      text: 'Set the hours when you are free, or connect the calendar you already use. From then on, travelers can find you.',
    },
    tour: {
      title: 'Accept a tour, and meet',
      text: `Travelers pay the deposit first. You have ${FIGURES.answerHours} hours to accept or reject a booking, and rejecting costs nothing.`,
    },
    money: {
      title: 'Get paid',
      text: `Most of the price is handed to you on the day. Your part of the deposit is in your wallet within ${FIGURES.earningsDays} business days after the tour.`,
    },
  },
  terms: {
    title: 'The terms in short',
    price: 'You set the price',
    priceText:
      'You choose your hourly price and what each extra person adds. Change both whenever you like.',
    fee: `The fee is ${FIGURES.commissionPercent}% of the tour’s price`,
    feeText: `It comes out of the ${FIGURES.depositPercent}% deposit that travelers pay online; the rest of the deposit is yours. They pay you the balance in person.`,
    days: 'You choose your days',
    daysText: 'No minimum, no fixed shifts. Close a day or pause your listing with one tap.',
    checks: 'What we check',
    checksText:
      'Your application and your identity before travelers can find you, and any certificates before they get a badge.',
  },
  needed: {
    title: 'What you need',
    person: `You are at least ${FIGURES.applicantMinAge}, live in or near one of our ten cities, and are allowed to work in Japan.`,
    answers:
      'About twenty minutes for your answers. Take a break whenever you like: they are saved as you type.',
    document: 'An identity document and a selfie. Only our team sees them.',
    certificates: 'Licenses or certificates if you have any. They are welcome, not required.',
  },
  handbook: 'How guiding on TomoGuide works',
} as const;
