import { FIGURES } from '../../../words/figures.ts';

/** Texts shared by the help pages: their names, the links between them, and their search. */
export default {
  title: 'Help Center',
  description:
    'Answers about booking a local guide in Japan: how it works, cancellation and refunds, safety, working as a guide, and how to reach us.',
  lead: 'Search all answers, or begin with a topic.',
  trail: 'You’re here',
  topics: { travel: 'For travelers', guiding: 'For guides', site: 'About the site' },
  pages: {
    'how-it-works': {
      title: 'How it works',
      text: 'From the first search to the review, step by step.',
    },
    cancellation: {
      title: 'Cancellation and refunds',
      text: 'How much you get back, depending on when you cancel, and how long it takes.',
    },
    safety: {
      title: 'Safety in Japan',
      text: 'Emergency numbers, earthquakes, lost passports, and how we keep meetings safe.',
    },
    featured: {
      title: 'Featured guides',
      text: 'The guides rated highest by travelers right now.',
    },
    cities: {
      title: 'Our cities',
      text: 'Where you can book, and who is waiting for you there.',
    },
    'traveler-community': {
      title: 'Traveling with a local',
      text: 'Choosing well, good manners, reviews that help the next person.',
    },
    'guide-resources': {
      title: 'Guide handbook',
      text: 'Applying, prices, calendar, requests and how you are paid.',
    },
    'guide-community': {
      title: 'Guide code of conduct',
      text: 'What guides here promise travelers and one another.',
    },
    about: { title: 'About TomoGuide', text: 'Who runs the site, and the legal disclosure.' },
    contact: { title: 'Contact us', text: 'A person reads what you write, and answers.' },
    terms: { title: 'The terms in brief', text: 'What you agree to, on one page.' },
    privacy: { title: 'Your data in brief', text: 'What we keep, and how to get or delete it.' },
    cookies: {
      title: 'Cookies and storage',
      text: 'Every cookie and every storage key we set in your browser.',
    },
  },
  /** Additional terms that users search for; used only by the search. */
  searchTerms: {
    'how-it-works': 'book reserve deposit steps pay',
    cancellation: 'money back reimbursement change plans sick refund time',
    safety:
      'police ambulance hospital doctor sick stolen theft tsunami fire scam fraud harassment shopping souvenirs',
    featured: 'best top popular rated',
    cities: 'where destination place',
    'traveler-community': 'tips etiquette tipping onsen temple',
    'guide-resources': 'salary earn money job work income fee payout withdraw become',
    'guide-community': 'rules conduct code',
    about: 'company operator imprint address',
    contact: 'support email chat phone talk human complaint',
    terms: 'contract legal rules',
    privacy: 'gdpr personal information delete account export',
    cookies: 'tracking banner local',
  },
  more: 'More help',
  contents: 'On this page',
  questions: 'Frequently asked questions',
  faq: {
    deposit: {
      title: 'What do I pay when I book?',
      text: `You pay a deposit of ${FIGURES.depositPercent}% of the total online. The rest goes to the guide in person. Meals, transportation and tickets are paid on site in yen; an estimate is shown before you book.`,
    },
    accept: {
      title: 'When is my booking confirmed?',
      text: `Your booking is confirmed as soon as the guide accepts. The guide has ${FIGURES.answerHours} hours to answer, and must do so no later than ${FIGURES.lastCallHours} hours before the start. If the guide rejects the request or doesn’t answer, you get the whole deposit back.`,
    },
    group: {
      title: 'How is the group price calculated?',
      text: 'Hours × (hourly price + extra people × price per extra person). The guide’s page shows the total for your group before you book.',
    },
    time: {
      title: 'Which time zone do the pages use?',
      text: 'Tours and their deadlines are shown in Japan time. Tap “Japan time” to see your own.',
    },
    language: {
      title: 'Which languages do guides speak?',
      text: 'Guides speak Chinese, English or Japanese; each guide’s card shows which. You can filter by language.',
    },
    translate: {
      title: 'Can messages be translated?',
      text: 'Yes, if your browser can translate: tap Translate below a message in another language. The text stays on your device. If a translation service is used instead, the conversation names it. Check days, times and prices in the original.',
    },
    push: {
      title: 'Can I get notifications while TomoGuide is closed?',
      text: 'Yes: turn them on in your notification settings, for each device. On iPhone and iPad, first add TomoGuide to the Home Screen. Most Android phones sold in mainland China can’t receive them. Emails arrive everywhere.',
    },
  },
  search: {
    label: 'Search the help pages',
    placeholder: 'Refund, payment, earthquake…',
    submit: 'Search',
    clear: 'Clear the search',
    results: 'Results for “{{words}}”',
    found_one: '{{count}} answer',
    found_other: '{{count}} answers',
    all: 'Show all answers',
    nothing: 'Nothing found for “{{words}}”',
    nothingHint: 'Try another word, or ask us: a person will answer.',
    failed: 'The search couldn’t be loaded. Check your connection and try again.',
  },
  ask: {
    title: 'Still have a question?',
    text: 'Write to us in English or Chinese. Our team reads every message.',
  },
} as const;
