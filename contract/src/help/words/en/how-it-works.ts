import { FIGURES } from '../../../words/figures.ts';

export default {
  description: `How booking a local guide works: search, message or send a request, pay a ${FIGURES.depositPercent}% deposit, confirm the start together, pay the rest in person, review each other.`,
  lead: 'Six steps from an idea to a good day. At every step you know what it costs and how to back out.',
  travelers: {
    title: 'For travelers',
    steps: {
      search: {
        title: 'Find someone who fits',
        text: 'Choose a city and say how many of you there are. Narrow the results down by date, language, price and what you would like to do. Every card leads with the price for your group; every profile shows available days, reviews and how quickly the guide answers.',
      },
      ask: {
        title: 'Ask first, send a request, or book directly',
        text: `A message costs nothing: ask whether the temple walk suits your mother’s knees. For a custom tour, send a tour request; the guide has ${FIGURES.requestHours} hours to answer, and you pay once it is accepted. If you already know what you want, book an available time straight from the guide’s page. Nothing free that day? Join the waiting list, and we tell you when something opens up.`,
      },
      deposit: {
        title: 'Pay the deposit',
        text: `You pay ${FIGURES.depositPercent}% online by card, Alipay or WeChat Pay, and the slot is held for you for ${FIGURES.holdMinutes} minutes while you pay. The guide has ${FIGURES.answerHours} hours to accept. If the guide says no or doesn’t answer, you get all of it back.`,
      },
      start: {
        title: 'Meet, and start together',
        text: 'The meeting point is also shown in Japanese, so you can show it to a taxi driver. Once you’ve met, both of you confirm the start on your phones. No signal? Enter the six-digit start code shown on the other phone; your phone sends it once it is back online.',
      },
      pay: {
        title: 'Pay the rest in person',
        text: `The rest goes straight to the guide. If the day goes well, you can extend the tour, up to ${FIGURES.extensions} times. Meals, transportation and tickets are paid on site in yen; you see an estimate before you book. Anything extra, such as a boat ride, is added to the booking only if you agree.`,
      },
      review: {
        title: 'Say how it was',
        text: `You both have ${FIGURES.reviewDays} days to review each other. Neither of you sees the other’s review until both are in; if only one of you writes one, it appears ${FIGURES.reviewAloneDays} days after it was sent. That keeps reviews honest.`,
      },
    },
  },
  guides: {
    title: 'For guides',
    steps: {
      apply: {
        title: 'Apply',
        text: `Fill in four pages about you, your city and how you treat people; they’re saved as you write. You have to be at least ${FIGURES.applicantMinAge} years old. Our team reads every application and checks your identity.`,
      },
      offer: {
        title: 'Set your terms',
        text: 'Set your hourly price, your hours, your services and your group sizes. Connect the calendar you already keep, and the times you’re busy there are blocked.',
      },
      answer: {
        title: 'Answer requests',
        text: `Each request shows who is coming, what they would like and what you’ll earn. You have ${FIGURES.answerHours} hours, more for a tour request; saying no is free, as long as you say it.`,
      },
      earn: {
        title: 'Guide, and get paid',
        text: `The traveler pays you the rest in person on the day. Our service fee is ${FIGURES.commissionPercent}% of the price; you can withdraw your share of the deposit ${FIGURES.earningsDays} business days after the tour, from RMB ${FIGURES.withdrawalRmb}, once our team has checked it.`,
      },
    },
  },
  ready: 'Ready when you are',
  find: 'Find a guide',
} as const;
