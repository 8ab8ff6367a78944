import type { CurrentUser } from '../accounts/entities.ts';

/**
 * Topics of notifications in the settings: one switch per topic and channel (docs/product/notices.md, "What
 * can be switched off").
 */
export const CHANNELS = ['inApp', 'email', 'browser'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether a channel is always on, can be turned off, or is never used (null). */
type Way = 'always' | 'choice' | null;
type Ways = readonly [inApp: Way, email: Way, browser: Way];

const define = <const Defined extends Record<string, Ways>>(defined: Defined): Defined => defined;

const TOPICS = define({
  messages: ['always', null, 'choice'],
  support: ['always', 'choice', 'choice'],
  requests: ['always', 'choice', 'choice'],
  paid: ['always', 'choice', 'choice'],
  accepted: ['choice', 'choice', 'choice'],
  rejected: ['always', 'choice', 'choice'],
  cancelled: ['always', 'choice', 'choice'],
  changes: ['always', 'choice', 'choice'],
  meetingPoint: ['always', 'choice', 'choice'],
  reminders: ['choice', 'choice', 'choice'],
  tourDay: ['choice', 'choice', 'choice'],
  extensions: ['always', null, 'choice'],
  completed: ['choice', 'choice', 'choice'],
  reviews: ['choice', null, 'choice'],
  waiting: ['choice', 'choice', 'choice'],
  calendars: ['choice', null, 'choice'],
  proofs: ['always', 'choice', 'choice'],
  withdrawals: ['always', 'choice', 'choice'],
  refunds: ['always', 'always', 'choice'],
  applications: ['always', 'always', 'choice'],
  cases: ['always', 'always', 'choice'],
  announcements: ['always', null, 'choice'],
  security: [null, 'always', null],
});

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** The groups in which the settings show the topics. */
export const TOPIC_GROUPS = {
  talking: ['messages', 'support'],
  bookings: [
    'requests',
    'paid',
    'accepted',
    'rejected',
    'cancelled',
    'changes',
    'meetingPoint',
    'waiting',
  ],
  tours: ['reminders', 'tourDay', 'extensions', 'completed', 'reviews', 'calendars'],
  money: ['proofs', 'withdrawals', 'refunds'],
  account: ['applications', 'cases', 'announcements', 'security'],
} as const satisfies Record<string, readonly Topic[]>;
export type TopicGroup = keyof typeof TOPIC_GROUPS;
const TOPIC_GROUP_NAMES = Object.keys(TOPIC_GROUPS) as TopicGroup[];

/** Topics that apply only to guides. */
const GUIDES_ONLY: readonly Topic[] = ['calendars'];

/** Returns the topics that apply to this user, by group. */
export const listUserTopics = ({
  guideId,
}: Pick<CurrentUser, 'guideId'>): { group: TopicGroup; topics: readonly Topic[] }[] =>
  TOPIC_GROUP_NAMES.map((group) => ({
    group,
    topics: TOPIC_GROUPS[group].filter((topic) => guideId !== null || !GUIDES_ONLY.includes(topic)),
  }));

export const getDeliveryMode = (topic: Topic, channel: Channel): Way =>
  TOPICS[topic][CHANNELS.indexOf(channel)] ?? null;

/** Returns whether the user can turn this channel off for the topic. */
export const canTurnOff = (topic: Topic, channel: Channel): boolean =>
  getDeliveryMode(topic, channel) === 'choice';
