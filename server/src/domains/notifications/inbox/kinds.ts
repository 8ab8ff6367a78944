import type en from '@tomoguide/contract/locales/en/notifications-inbox';
import type { SystemMessageType } from '@tomoguide/contract/notifications/entities';
import { supportPath } from '@tomoguide/contract/support/topics';

export type NoticeKind = keyof (typeof en)['kinds'];

/** Where a notice leads, and what the way there is called. */
type Place = 'traveler' | 'guide' | 'wallet' | 'support';
type Action = keyof (typeof en)['action'];

interface Kind {
  type: SystemMessageType;
  /** Something is to be done; its button says what. */
  todo?: Action;
  /** Something went wrong for its reader, */
  isError?: true;
  /** and support may help. */
  support?: true;
}

/** What there is to be told (docs/product/notices.md, "System messages"). */
export const KINDS: Readonly<Record<NoticeKind, Kind>> = {
  requested: { type: 'booking', todo: 'answer' },
  paid: { type: 'payment' },
  booked: { type: 'booking' },
  accepted: { type: 'approval' },
  rejected: { type: 'booking' },
  holdEnded: { type: 'booking' },
  cancelled: { type: 'booking', support: true },
  cancelledRefunded: { type: 'booking', support: true },
  noShow: { type: 'booking', isError: true, support: true },
  startNear: { type: 'reminder', todo: 'confirm' },
  startsTomorrow: { type: 'reminder' },
  startConfirmed: { type: 'booking', todo: 'confirm' },
  started: { type: 'booking' },
  travelersMet: { type: 'booking' },
  completed: { type: 'booking', todo: 'review' },
  extensionRequested: { type: 'booking', todo: 'answer' },
  extensionAgreed: { type: 'booking', todo: 'answer' },
  extensionRefused: { type: 'payment' },
  extended: { type: 'booking' },
  addressProposed: { type: 'booking', todo: 'answer' },
  addressChanged: { type: 'booking' },
  proofUploaded: { type: 'payment', todo: 'answer' },
  proofVerified: { type: 'payment' },
  proofReturned: { type: 'payment', isError: true },
  disputed: { type: 'booking', todo: 'answer', support: true },
  disputeDecided: { type: 'admin', support: true },
  emergencyClaimed: { type: 'booking' },
  emergencyDecided: { type: 'admin', support: true },
  refundRefused: { type: 'payment', isError: true, support: true },
  withdrawalApproved: { type: 'payment' },
  withdrawalRejected: { type: 'payment', isError: true, support: true },
  withdrawalPaid: { type: 'payment' },
  reviewed: { type: 'system' },
  supportAnswered: { type: 'admin', todo: 'read' },
  warned_spam: { type: 'admin', isError: true, support: true },
  warned_harassment: { type: 'admin', isError: true, support: true },
  warned_off_platform_payment: { type: 'admin', isError: true, support: true },
  warned_fraud: { type: 'admin', isError: true, support: true },
  warned_other: { type: 'admin', isError: true, support: true },
};

const PLACES: Readonly<Record<Place, { url: string; label: Action }>> = {
  traveler: { url: '/dashboard', label: 'trips' },
  guide: { url: '/guide-dashboard', label: 'tours' },
  wallet: { url: '/profile', label: 'wallet' },
  support: { url: supportPath('general'), label: 'support' },
};

/** The address a notice leads to, and the key of its button's words. */
export const wayOf = (kind: NoticeKind, place: Place): { url: string; label: Action } => {
  const { url, label } = PLACES[place];
  return { url, label: KINDS[kind].todo ?? label };
};

export type { Place };
