import { FIGURES } from '../../../words/figures.ts';

/** /become-guide, as shown to visitors. */
export default {
  description: `Show travelers your city in Japan: your own price, your own days, a service fee of ${FIGURES.commissionPercent}%. See what a tour earns you, and apply.`,
  lead: 'Show travelers the streets you know. You set your price and your days; we bring the travelers.',
  start: 'Start your application',
  haveAccount: 'Already have an account?',
  earn: {
    title: 'What you earn per tour',
    price: 'Your price per hour',
    hours: 'Duration of the tour',
    people: 'Travelers',
    peopleValue_one: '{{count}} person',
    peopleValue_other: '{{count}} people',
    extra: 'Each extra person adds {{price}} an hour, which you also set.',
    yours: 'You earn',
    tour_one: 'for {{hours}} with {{count}} traveler, at {{price}} an hour',
    tour_other: 'for {{hours}} with {{count}} travelers, at {{price}} an hour',
    result_one: 'You earn {{earned}} for {{hours}} with {{count}} traveler, at {{price}} an hour',
    result_other:
      'You earn {{earned}} for {{hours}} with {{count}} travelers, at {{price}} an hour',
    total: 'The traveler pays',
    fee: 'Our service fee ({{percent}}%)',
    cash: 'Paid to you in person',
    online: 'To your wallet, after the tour',
  },
  how: 'How it works',
  steps: {
    apply: {
      title: 'Apply in about twenty minutes',
      text: 'Four pages about you and your tours. Your answers are saved as you type, and you can continue on any device.',
    },
    checks: {
      title: 'We get to know you',
      text: 'Our team reads your application and checks your document and a selfie. You hear from us by email.',
    },
    calendar: {
      title: 'Set your hours',
      text: 'Set your free hours, or connect your calendar. Now travelers can find you.',
    },
    tour: {
      title: 'Accept a tour, and meet',
      text: `Travelers pay the deposit first. You have ${FIGURES.answerHours} hours to accept or reject; rejecting is free.`,
    },
    money: {
      title: 'Get paid',
      text: `You get most of it in person, on the day. Withdraw your part of the deposit ${FIGURES.earningsDays} business days later, from RMB ${FIGURES.withdrawalRmb}; our team checks each withdrawal.`,
    },
  },
  terms: {
    title: 'The terms in short',
    price: 'You set the price',
    priceText: 'Per hour, and per extra person. Change it whenever you like.',
    fee: `The fee is ${FIGURES.commissionPercent}% of the tour’s price`,
    feeText: `Taken from the ${FIGURES.depositPercent}% deposit paid online; what’s left of it is yours, and the rest is paid to you in person.`,
    days: 'You choose your days',
    daysText: 'No minimum, no shifts. Close a day or pause with one tap.',
    checks: 'What we check',
    checksText:
      'Your application and identity before travelers can find you, certificates before they get a badge.',
  },
  needed: {
    title: 'What you need',
    person: `You’re ${FIGURES.applicantMinAge} or older, live in or near one of our cities and may work in Japan.`,
    answers: 'About twenty minutes, saved as you type.',
    document: 'An identity document and a selfie, only for our team.',
    certificates: 'Licenses or certificates, if you have any.',
  },
  handbook: 'How guiding on TomoGuide works',
} as const;
