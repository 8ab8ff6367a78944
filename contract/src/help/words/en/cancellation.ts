import { FIGURES } from '../../../words/figures.ts';

export default {
  description:
    'How much of your deposit is refunded if a tour is cancelled, and how long refunds take.',
  lead: 'Plans change. How much you get back depends on how long before the start you cancel. You see the exact amount before you confirm.',
  when: 'Time left until the tour starts',
  share: 'Refund of what you paid online',
  before: 'Before the guide accepts',
  graceRow: `Within one hour of paying, if the tour was more than ${FIGURES.graceHoursToStart} hours away when you paid`,
  over: 'More than {{days}} days',
  between: '{{from}} to {{to}} days',
  under: 'Less than {{hours}} hours',
  noShow: 'If you don’t show up',
  none: 'Nothing',
  percent: '{{percent}}%',
  method: 'Payment method',
  days: 'Business days',
  methods: { card: 'Card', wallets: 'Alipay, WeChat Pay', bank: 'Bank transfer' },
  range: '{{from}}–{{to}}',
  example: 'An example',
  exampleText:
    'A tour costs {{total}}, of which you paid {{deposit}} online. You cancel five days before it starts and get {{refund}} back.',
  sections: {
    traveler: {
      title: 'When you cancel',
      text: `Of what isn’t refunded, ${FIGURES.commissionPercent}% is the service fee and the rest goes to the guide, who kept the day free for you.`,
    },
    guide: {
      title: 'When the guide cancels',
      text: 'If the guide cancels, rejects your request, doesn’t answer in time or doesn’t show up, you get back everything you paid online.',
    },
    substitute: {
      title: 'When another guide can take over',
      text: 'A guide who can’t come can ask colleagues to take over your tour at the same price. You see who it would be, with their page and reviews, and decide. If you don’t agree, or don’t answer in time, the booking is cancelled and you get everything back.',
    },
    weather: {
      title: 'Bad weather',
      text: 'When our team declares bad weather for a city and its days, either of you can cancel a tour there with a full refund until it starts, or agree to move it. You get a message, and the booking shows it.',
    },
    emergency: {
      title: 'Emergencies',
      text: `If illness, an accident or a cancelled flight keeps you away, you have up to ${FIGURES.emergencyHours} hours after the scheduled start to claim a refund of ${FIGURES.emergencyPercent}% of what you paid online; the other ${FIGURES.emergencyGuidePercent}% goes to the guide. You need a document that proves what happened.`,
    },
    how: {
      title: 'How to cancel',
      text: 'Open the booking under My Trips and tap Cancel. Before you confirm, you see exactly how much you get back; if a deadline passes while you’re reading, you see the new amount first. The policy in force when you booked stays with your booking, whatever we change later.',
    },
    disagree: {
      title: 'If you don’t agree',
      text: `Up to ${FIGURES.disputableHours} hours after the tour is completed, either side can open a dispute. The money in question is frozen, both sides are heard, and our team decides within ${FIGURES.disputeDays} days.`,
    },
    speed: {
      title: 'How long a refund takes',
      text: 'The business days below are counted from the moment we confirm the refund. The money goes back to your payment method; what you paid from your wallet balance is returned immediately.',
    },
  },
} as const;
