import { FIGURES } from '../../../words/figures.ts';

/** What guides need to know. */
export default {
  description: `For local guides in Japan: applying, identity check, prices, calendar, answering within ${FIGURES.answerHours} hours, the ${FIGURES.commissionPercent}% service fee and when you’re paid.`,
  lead: 'Everything from your application to your first withdrawal, with the current figures.',
  sum: {
    title: 'What you earn from a tour',
    text: 'An example, with the current fee and deposit.',
    total: 'Price of the tour',
    deposit: 'Deposit, paid online ({{percent}}%)',
    fee: 'Service fee ({{percent}}% of the price)',
    inPerson: 'Paid to you in person',
    withdrawable: 'To your wallet',
    yours: 'You earn',
  },
  sections: {
    apply: {
      title: 'Applying',
      text: `- You’re at least ${FIGURES.applicantMinAge} years old, live in or near one of our cities, and speak Chinese, Japanese or English.\n- The form has four pages and saves itself; you can stop and continue later.\n- Qualifications are welcome, as photos or PDFs up to ${FIGURES.fileMegabytes} MB each, but not required.\n- You can apply again ${FIGURES.reapplyDays} days after a rejection. The reason tells you what to change.`,
    },
    identity: {
      title: 'Identity check',
      text: `You send a photo of your document and a selfie, which only our team sees. Travelers can’t find you until you have passed the check. You have ${FIGURES.identityTries} tries within ${FIGURES.identityTryDays} days; good light and the whole document in the photo are usually enough.`,
    },
    profile: {
      title: 'A profile that gets booked',
      text: '- Write about one afternoon rather than about yourself in general: the bakery, the staircase, the view nobody knows.\n- Say who your tours suit, and who they don’t.\n- Write it in both languages if you can. If one is missing, travelers see the other.\n- One good photo of you outdoors does more than ten of the sights.\n- Two or three itineraries with stops and times make it easy to say yes.',
    },
    prices: {
      title: 'Setting prices',
      text: 'You set an hourly price for one person and what each extra person adds. Calls, planning and getting to the meeting point are included in the price; meals, transportation and tickets aren’t: travelers pay for those on site in yen. New prices apply to new bookings only.',
    },
    calendar: {
      title: 'Keeping the calendar',
      text: `Set weekly hours once and close days when something comes up. Import up to ${FIGURES.importedCalendars} calendars you keep elsewhere, and we block the times you’re busy there. Tours can be booked from ${FIGURES.leadHours} hours to ${FIGURES.daysAhead} days ahead, with an hour between two tours. Going away? Pause your listing, and nothing else has to change.`,
    },
    answering: {
      title: 'Answering requests',
      text: `You have ${FIGURES.answerHours} hours for a paid booking and ${FIGURES.requestHours} for a tour request; both are shorter if the tour starts soon. Rejecting requires a reason but costs no money. Travelers see your acceptance rate: of all paid bookings already decided, the share that you accepted. A booking that you let expire, or cancel after accepting it, counts as not accepted. If you cancel ${FIGURES.guideCancellations} accepted bookings within ${FIGURES.patternDays} days, your listing is paused until our team has looked at it. For what you write often, save quick replies: each has an English and a Chinese version, and travelers see the one in their language.`,
    },
    plans: {
      title: 'When plans change',
      text: `- You can’t come? Ask up to ${FIGURES.colleaguesMax} colleagues to take over instead of cancelling. If the traveler agrees to one, you earn nothing, and it counts as half a cancellation.\n- Another time or group size? Propose a change in the booking; it applies once the traveler has agreed.\n- In bad weather that our team has declared, either of you can cancel without any disadvantage.\n- Something costs extra on the day, such as a boat? Add it to the booking. Once the traveler agrees, it’s paid to you on site, in yen.\n- When a day of yours becomes free, travelers on the waiting list are told automatically.`,
    },
    day: {
      title: 'On the day',
      text: `Confirm the start together with your traveler; without a connection, use the six-digit code. If someone doesn’t show up, report it in the booking. A tour can be extended up to ${FIGURES.extensions} times; whether you agree is up to you each time. When the tour is over, the traveler marks it as complete, or you do, any time after its scheduled end.`,
    },
    money: {
      title: 'Getting paid',
      text: `The rest is paid to you in person, in whatever way you two agree on. The service fee, ${FIGURES.commissionPercent}% of the price, is taken out of the deposit; you can withdraw what’s left of it ${FIGURES.earningsDays} business days after the tour, RMB ${FIGURES.withdrawalRmb} or more at a time, once our team has checked the withdrawal. Check the payment proof your traveler uploads: you decide whether it’s right.`,
    },
    law: {
      title: 'What the law requires',
      text: 'Guiding for money has been open to everyone in Japan since 2018; only the title 全国通訳案内士 is protected. Driving travelers in your own car isn’t allowed without the proper license. Check that your residence status lets you work, and state it on the page Permission to work: days after it ends, and hours it doesn’t allow, can’t be booked. Declare what you earn: the Taxes page lists a year’s tours with our fees, in yen too, as a PDF or CSV file.',
    },
  },
  toDo: 'Ready?',
  apply: 'Become a Guide',
  dashboard: 'Guide Dashboard',
} as const;
