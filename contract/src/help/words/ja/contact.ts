import { FIGURES } from '../../../words/figures.ts';

export default {
  description:
    'Reach the TomoGuide team about a payment, an identity check, a file upload, a cancelled booking, a withdrawal or a guide application. In English and Chinese.',
  lead: 'Choose a topic, and we’ll start the message for you. A person reads it and answers.',
  topics: 'What’s it about?',
  hints: {
    payment_failed: 'Charged twice, declined, or no receipt',
    identity_failed: 'Your document or selfie wasn’t accepted',
    upload_failed: 'A file won’t upload or was rejected',
    booking_cancelled: 'Why it was cancelled, and where the money is',
    payout_failed: 'A withdrawal didn’t reach your account',
    application_rejected: 'What was missing, and what to improve',
    general: 'Everything else, ideas and praise included',
  },
  sections: {
    urgent: {
      title: 'Something urgent?',
      text: 'If someone is in danger, call 110 or 119 first; the safety page has all the numbers. If you can’t find the other person at the meeting point, write to them in your conversation: messages arrive right away.',
    },
    answer: {
      title: 'How you get our answer',
      text: `Our answer appears in your conversation with us, under Messages; if you’re away, we let you know by email. If you have no account, leave your email address, and we’ll answer there. Requests about your data are answered within ${FIGURES.privacyDays} days.`,
    },
    include: {
      title: 'What to include',
      text: 'Tell us the booking number (it begins with TG), what you did and what you expected, and add a screenshot of what you saw instead. Never send passwords or card numbers: we don’t ask for them.',
    },
  },
} as const;
