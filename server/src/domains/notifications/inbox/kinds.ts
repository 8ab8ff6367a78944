import type { SystemMessageType } from '@tomoguide/contract/notifications/entities';
import type { Topic } from '@tomoguide/contract/notifications/topics';
import type en from '@tomoguide/contract/notifications/words/en/inbox';

export type NoticeKind = keyof (typeof en)['kinds'];

/** The page that a notice links to; determines the label of its button. */
export type Place =
  | 'traveler'
  | 'guide'
  | 'wallet'
  | 'support'
  | 'conversation'
  | 'application'
  | 'identity'
  | 'qualifications'
  | 'workPermission'
  | 'guidePages'
  | 'calendar'
  /** The guide or search in `path`, with the day. */
  | 'freeDay'
  /** The path that an announcement specifies, if any. */
  | 'announced';
export type Action = keyof (typeof en)['action'];
export type NoticeTime = keyof (typeof en)['times'];

/** The topics of notices: all but security, whose emails have no notice. */
export type NoticeTopic = Exclude<Topic, 'security'>;

interface Kind {
  type: SystemMessageType;
  /** The topic of the setting that turns the notice off. */
  topic: NoticeTopic;
  /** The required action, which labels the button; absent if the notice requires none. */
  todo?: Action;
  /** The times that the notice shows, in this order. */
  times?: readonly NoticeTime[];
  /** True if something went wrong for the user. */
  isError?: true;
  /** If true, the notice also links to support. */
  support?: true;
  /** The section of the guide's dashboard that the notice links to, if it is not about a booking. */
  part?: string;
}

/** All kinds of notices (docs/product/notices.md, "System messages"). */
export const KINDS: Readonly<Record<NoticeKind, Kind>> = {
  requestReceived: {
    type: 'booking',
    topic: 'requests',
    times: ['tour', 'deadline'],
    todo: 'answer',
  },
  requestAccepted: {
    type: 'approval',
    topic: 'requests',
    times: ['tour', 'deadline'],
    todo: 'pay',
  },
  requestRejected: { type: 'booking', topic: 'requests', times: ['tour'] },
  requestExpired: { type: 'booking', topic: 'requests', times: ['tour'] },
  requestWithdrawn: { type: 'booking', topic: 'requests', times: ['tour'] },
  requestUnpaid: { type: 'booking', topic: 'requests', times: ['tour'] },
  requested: { type: 'booking', topic: 'paid', times: ['tour', 'deadline'], todo: 'answer' },
  paid: { type: 'payment', topic: 'paid', times: ['deadline'] },
  booked: { type: 'booking', topic: 'paid', times: ['tour'] },
  accepted: { type: 'approval', topic: 'accepted', times: ['tour'] },
  rejected: { type: 'booking', topic: 'rejected' },
  holdEnded: { type: 'booking', topic: 'cancelled' },
  weatherDeclared: { type: 'admin', topic: 'cancelled', times: ['tour'] },
  weatherEnded: { type: 'admin', topic: 'cancelled', times: ['tour', 'deadline'] },
  cancelled: { type: 'booking', topic: 'cancelled', times: ['tour'], support: true },
  cancelledRefunded: { type: 'booking', topic: 'cancelled', times: ['tour'], support: true },
  noShowYours: {
    type: 'booking',
    topic: 'cancelled',
    times: ['deadline'],
    isError: true,
    support: true,
  },
  noShowTheirs: { type: 'booking', topic: 'cancelled', times: ['deadline'], support: true },
  noShow: {
    type: 'booking',
    topic: 'cancelled',
    times: ['deadline'],
    isError: true,
    support: true,
  },
  startNear: { type: 'reminder', topic: 'reminders', times: ['tour'], todo: 'confirm' },
  startNearConfirmed: { type: 'reminder', topic: 'reminders', times: ['tour'] },
  startsTomorrow: { type: 'reminder', topic: 'reminders', times: ['tour'] },
  ticketsDue: { type: 'reminder', topic: 'reminders', times: ['tour'] },
  placeDue: { type: 'reminder', topic: 'reminders', times: ['tour'] },
  startConfirmed: { type: 'booking', topic: 'tourDay', todo: 'confirm' },
  started: { type: 'booking', topic: 'tourDay' },
  extraCostProposed: { type: 'booking', topic: 'tourDay', todo: 'answer' },
  extraCostAccepted: { type: 'booking', topic: 'tourDay' },
  extraCostDeclined: { type: 'booking', topic: 'tourDay' },
  marked_on_my_way: { type: 'booking', topic: 'tourDay', times: ['sent'] },
  marked_late: { type: 'booking', topic: 'tourDay', times: ['sent'] },
  marked_here: { type: 'booking', topic: 'tourDay', times: ['sent'] },
  marked_cannot_find: { type: 'booking', topic: 'tourDay', times: ['sent'] },
  travelersMet: { type: 'booking', topic: 'tourDay' },
  completed: { type: 'booking', topic: 'completed', todo: 'review' },
  extensionRequested: { type: 'booking', topic: 'extensions', times: ['deadline'], todo: 'answer' },
  extensionAgreed: { type: 'booking', topic: 'extensions', times: ['deadline'], todo: 'answer' },
  extensionRefused: { type: 'payment', topic: 'extensions' },
  extended: { type: 'booking', topic: 'extensions', times: ['end'] },
  changeProposed: {
    type: 'booking',
    topic: 'changes',
    times: ['tour', 'deadline'],
    todo: 'answer',
  },
  changeToPay: { type: 'approval', topic: 'changes', times: ['deadline'], todo: 'pay' },
  changed: { type: 'booking', topic: 'changes', times: ['tour'] },
  changeDeclined: { type: 'booking', topic: 'changes', times: ['tour'] },
  changeWithdrawn: { type: 'booking', topic: 'changes', times: ['tour'] },
  changeExpired: { type: 'booking', topic: 'changes', times: ['tour'] },
  colleagueAsked: {
    type: 'booking',
    topic: 'changes',
    times: ['tour', 'deadline'],
    todo: 'answer',
    part: 'requests',
  },
  substituteProposed: {
    type: 'booking',
    topic: 'changes',
    times: ['tour', 'deadline'],
    todo: 'answer',
  },
  substituteFound: { type: 'booking', topic: 'changes', times: ['tour', 'deadline'] },
  colleaguesUnanswered: { type: 'booking', topic: 'changes', times: ['tour'] },
  substituteDropped: { type: 'booking', topic: 'changes', times: ['tour'] },
  substituted: { type: 'booking', topic: 'changes', times: ['tour'] },
  handedOver: { type: 'booking', topic: 'changes', times: ['tour'], part: 'upcoming' },
  substituteReleased: { type: 'booking', topic: 'changes', times: ['tour'], part: 'upcoming' },
  addressProposed: { type: 'booking', topic: 'meetingPoint', todo: 'answer' },
  addressChanged: { type: 'booking', topic: 'meetingPoint' },
  addressDeclined: { type: 'booking', topic: 'meetingPoint' },
  proofUploaded: { type: 'payment', topic: 'proofs', todo: 'answer' },
  proofVerified: { type: 'payment', topic: 'proofs' },
  proofReturned: { type: 'payment', topic: 'proofs', isError: true },
  disputed: { type: 'booking', topic: 'cases', times: ['deadline'], todo: 'answer', support: true },
  disputeDecided: { type: 'admin', topic: 'cases', support: true },
  emergencyClaimed: { type: 'booking', topic: 'cases', times: ['deadline'] },
  emergencyDecided: { type: 'admin', topic: 'cases', support: true },
  refundRefused: { type: 'payment', topic: 'refunds', isError: true, support: true },
  withdrawalApproved: { type: 'payment', topic: 'withdrawals' },
  withdrawalRejected: { type: 'payment', topic: 'withdrawals', isError: true, support: true },
  withdrawalPaid: { type: 'payment', topic: 'withdrawals' },
  calendarFailed: { type: 'system', topic: 'calendars', todo: 'calendar', isError: true },
  calendarPartlyRead: { type: 'system', topic: 'calendars', todo: 'calendar', isError: true },
  reviewed: { type: 'system', topic: 'reviews', part: 'reviews' },
  dayFreed: { type: 'reminder', topic: 'waiting' },
  cityFreed: { type: 'reminder', topic: 'waiting' },
  supportAnswered: { type: 'admin', topic: 'support', todo: 'read' },
  applicationApproved: { type: 'approval', topic: 'applications' },
  applicationChangesRequested: { type: 'admin', topic: 'applications', todo: 'application' },
  applicationRejected: { type: 'admin', topic: 'applications', isError: true, support: true },
  identityVerified: { type: 'approval', topic: 'applications' },
  identityRejected: { type: 'admin', topic: 'applications', todo: 'identity', isError: true },
  qualificationChecked: { type: 'approval', topic: 'applications' },
  qualificationRejected: {
    type: 'admin',
    topic: 'applications',
    todo: 'qualifications',
    isError: true,
  },
  permissionChecked: { type: 'approval', topic: 'applications' },
  permissionRejected: {
    type: 'admin',
    topic: 'applications',
    todo: 'workPermission',
    isError: true,
  },
  permissionExpiring: {
    type: 'reminder',
    topic: 'applications',
    todo: 'workPermission',
    times: ['deadline'],
  },
  permissionExpired: {
    type: 'reminder',
    topic: 'applications',
    todo: 'workPermission',
    isError: true,
  },
  permissionMissing: {
    type: 'reminder',
    topic: 'applications',
    todo: 'workPermission',
    times: ['deadline'],
  },
  permissionOverdue: {
    type: 'reminder',
    topic: 'applications',
    todo: 'workPermission',
    isError: true,
  },
  guideSuspended: { type: 'admin', topic: 'cases', isError: true, support: true },
  guideRestored: { type: 'admin', topic: 'cases' },
  announcement: { type: 'system', topic: 'announcements' },
  guidePaused: { type: 'admin', topic: 'cases', isError: true, support: true },
  guidePausedByRule: { type: 'admin', topic: 'cases', isError: true, support: true },
  guideResumed: { type: 'admin', topic: 'cases' },
  feeAnnounced: {
    type: 'payment',
    topic: 'cases',
    times: ['deadline'],
    isError: true,
    part: 'earnings',
  },
  feeCharged: { type: 'payment', topic: 'cases', part: 'earnings', support: true },
  feeDropped: { type: 'payment', topic: 'cases', part: 'earnings' },
  accountSuspended: { type: 'admin', topic: 'cases', isError: true, support: true },
  accountRestored: { type: 'admin', topic: 'cases' },
  warned_spam: { type: 'admin', topic: 'cases', isError: true, support: true },
  warned_harassment: { type: 'admin', topic: 'cases', isError: true, support: true },
  warned_off_platform_payment: { type: 'admin', topic: 'cases', isError: true, support: true },
  warned_fraud: { type: 'admin', topic: 'cases', isError: true, support: true },
  warned_other: { type: 'admin', topic: 'cases', isError: true, support: true },
};
