/**
 * The titles of push notifications, by topic. They name no one and no amount, because a locked screen may
 * show them.
 */
export default {
  titles: {
    messages: 'New message',
    support: 'TomoGuide support has replied',
    requests: 'News about a tour request',
    paid: 'News about a deposit or booking',
    accepted: 'Your booking was accepted',
    rejected: 'News about your booking',
    cancelled: 'News about your booking',
    changes: 'News about a change proposal',
    meetingPoint: 'News about the meeting point',
    reminders: 'Your tour is coming up',
    tourDay: 'News about your tour today',
    extensions: 'News about a tour extension',
    completed: 'Your tour is complete',
    reviews: 'You have a new review',
    waiting: 'A day you’re waiting for is free',
    calendars: 'Check your imported calendar',
    proofs: 'News about a payment proof',
    withdrawals: 'News about a withdrawal',
    refunds: 'News about a refund',
    applications: 'News about your guide profile',
    cases: 'Our team has news for you',
    announcements: 'News from TomoGuide',
  },
} as const;
