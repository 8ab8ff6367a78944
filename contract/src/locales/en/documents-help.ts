import { FIGURES } from '../figures.ts';

export default {
  title: 'Help Center',
  description: 'How booking a local guide works, what cancelling costs, and who runs TomoGuide.',
  lead: 'Short answers first; each page has the details.',
  topics: {
    cancellation: {
      title: 'Cancellation and refunds',
      text: 'How much you get back, depending on when you cancel, and how long it takes.',
    },
    about: { title: 'About TomoGuide', text: 'Who runs the site, and how to reach us.' },
    terms: { title: 'Terms of service', text: 'What travelers, guides and TomoGuide agree on.' },
    privacy: {
      title: 'Privacy policy',
      text: 'Which data we keep, and how to get or delete yours.',
    },
  },
  questions: 'Frequently asked',
  faq: {
    deposit: {
      question: 'What do I pay when I book?',
      answer: `A deposit of ${FIGURES.depositPercent}% of the total, online. The rest goes to the guide in person. Meals, transportation and tickets are paid on site in yen and are shown before you book.`,
    },
    accept: {
      question: 'When is my booking confirmed?',
      answer: `As soon as the guide accepts. They have ${FIGURES.answerHours} hours, and answer at the latest ${FIGURES.lastCallHours} hours before the start. If the guide rejects or does not answer, you get the whole deposit back.`,
    },
    group: {
      question: 'How is the group price calculated?',
      answer:
        'Hours × (hourly price + extra people × price per extra person). The guide’s page shows the total for your group before you book.',
    },
    time: {
      question: 'Which time zone do the pages use?',
      answer: 'The guide’s local time. If your time is different, it is shown next to it.',
    },
    language: {
      question: 'Which languages do guides speak?',
      answer: 'Chinese, English and Japanese; each card says which. You can filter by language.',
    },
  },
  cancellation: {
    title: 'Cancellation and refunds',
    description:
      'How much of your deposit is refunded if a tour is cancelled, and how long refunds take.',
    lead: 'Plans change. What comes back depends on how long before the start you cancel. You see the exact amount before you confirm.',
    byTraveler: 'When you cancel',
    when: 'Time left until the start',
    share: 'Refund of what you paid online',
    before: 'Before the guide accepts',
    graceRow: `Within one hour of paying, if the start was more than ${FIGURES.graceHoursToStart} hours away when you paid`,
    over: 'More than {{days}} days',
    between: '{{from}} to {{to}} days',
    under: 'Less than {{hours}} hours',
    noShow: 'If you do not show up',
    none: 'Nothing',
    percent: '{{percent}}%',
    kept: `Of what is not refunded, ${FIGURES.commissionPercent}% is the service fee and the rest goes to the guide, who kept the day free for you.`,
    byGuide: 'When the guide cancels',
    byGuideText:
      'If the guide cancels, rejects or does not answer in time, you get back everything you paid online.',
    emergency: 'Emergencies',
    emergencyText: `Illness, an accident, a cancelled flight: with a document to show it, you can ask up to ${FIGURES.emergencyHours} hours after the scheduled start for a refund of ${FIGURES.emergencyPercent}%. The other ${FIGURES.emergencyGuidePercent}% goes to the guide.`,
    example: 'An example',
    exampleText:
      'A tour costs {{total}}, of which you paid {{deposit}} online. You cancel five days ahead and get {{refund}} back.',
    speed: 'How long a refund takes',
    method: 'Payment method',
    days: 'Business days',
    methods: { card: 'Card', wallets: 'Alipay, WeChat Pay', bank: 'Bank transfer' },
    range: '{{from}}–{{to}}',
    speedNote:
      'Counted from the moment we confirm the refund. What you paid from your wallet balance is returned immediately.',
  },
  about: {
    title: 'About TomoGuide',
    description: 'Who runs TomoGuide · 友导, and the disclosure that Japanese law asks for.',
    lead: 'Tomo (友) means friend. TomoGuide brings travelers together with people who live where they are going.',
    story:
      'A good day in a foreign city rarely comes from a list of sights. It comes from somebody who knows which bakery opens early, which temple is empty at eight, and when to say nothing. That is who our guides are: residents who show you their own city, in a language you speak, at a price they set themselves.',
    promises: 'What you can rely on',
    promise: {
      verified: 'Every guide is approved by our team and has had their identity verified.',
      price:
        'You see the whole price before you pay: the tour in RMB, and what is paid on site in yen beside it.',
      money: 'We hold your deposit until the tour is over.',
      cars: 'Guides never drive you in their own car: public transportation, taxi or licensed car service only.',
    },
    disclosure: 'Disclosure under the Act on Specified Commercial Transactions',
    onRequest: 'Disclosed without delay on request',
    rows: {
      name: 'Operator',
      representative: 'Person responsible',
      address: 'Address',
      phone: 'Telephone',
      email: 'Email',
      price: 'Price',
      priceText: 'Shown in RMB on each guide page and before you pay, tax included',
      extra: 'Additional costs',
      extraText: 'Meals, transportation and tickets during the tour, paid on site in yen',
      payment: 'Payment methods',
      paymentText: 'Deposit online by card, Alipay or WeChat Pay; the rest in person',
      due: 'When payment is due',
      dueText: 'The deposit when you book, the rest on the day of the tour',
      delivery: 'When the service is provided',
      deliveryText: 'On the date and at the time of the booking',
      cancellation: 'Cancellation',
      cancellationText: 'Under the cancellation policy shown before you pay',
    },
  },
} as const;
