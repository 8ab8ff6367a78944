import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { MAX_ID } from '../ids.ts';
import {
  AnnouncementId,
  cursorPageOf,
  cursorQuery,
  idText,
  intText,
  pageQuery,
  SystemMessageId,
  text,
  UserId,
} from '../primitives.ts';
import { STAFF_REASON_MAX } from '../staff/fields.ts';
import { Announcement, AUDIENCE_GROUPS, NewAnnouncement } from './announcements.ts';
import {
  NotificationSettings,
  SystemMessage,
  SystemMessagePage,
  SystemMessageStats,
  SystemMessageStatus,
  SystemMessageType,
} from './entities.ts';
import { CHANNELS, canTurnOff, TOPIC_NAMES } from './topics.ts';

const messageParams = z.strictObject({ id: idText(SystemMessageId) });

/** Single objects and counts are in `data` (docs/product/pages.md, "Lists"). */
const one = z.object({ data: SystemMessage });

/** Maximum number of ids per call. */
const MARKED_AT_ONCE = 100;

/**
 * Newest first. Without `status`, returns all except archived ones; expired ones only with
 * `includeExpired=true`. With `cursor` (`nextCursor` of the previous response), returns older ones; notices
 * added or removed in the meantime do not shift the pages.
 */
export const listSystemMessages = call({
  method: 'GET',
  path: '/api/v2/system-messages',
  summary: "One's notices",
  auth: 'required',
  query: z
    .strictObject({
      ...pageQuery(),
      cursor: z.optional(idText(SystemMessageId)),
      status: z.optional(SystemMessageStatus),
      type: z.optional(SystemMessageType),
      includeExpired: z._default(z.enum(['true', 'false']), 'false'),
    })
    .check(
      z.refine(({ page, cursor }) => page === 1 || cursor === undefined, {
        error: 'either page or cursor',
      }),
    ),
  replies: { 200: SystemMessagePage },
  errors: [],
  limit: 'read',
});

export const getSystemMessage = call({
  method: 'GET',
  path: '/api/v2/system-messages/:id',
  summary: 'One notice',
  auth: 'required',
  params: messageParams,
  replies: { 200: one },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Marks a notice as read. Read and archived ones do not change. */
export const markSystemMessageRead = call({
  method: 'PATCH',
  path: '/api/v2/system-messages/:id/read',
  summary: 'Mark a notice as read',
  auth: 'required',
  params: messageParams,
  replies: { 200: one },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Marks notices as read. Ignores ids of other users' notices. */
export const markSystemMessagesRead = call({
  method: 'PATCH',
  path: '/api/v2/system-messages/read',
  summary: 'Mark some notices, or all of them, as read',
  auth: 'required',
  body: z.union([
    z.strictObject({
      messageIds: z.array(SystemMessageId).check(z.minLength(1), z.maxLength(MARKED_AT_ONCE)),
    }),
    z.strictObject({ markAll: z.literal(true) }),
  ]),
  replies: { 200: z.object({ data: z.object({ updated: z.int(), unreadCount: z.int() }) }) },
  errors: [],
  limit: 'write',
});

/** Archives a notice, and marks it as read. */
export const archiveSystemMessage = call({
  method: 'PATCH',
  path: '/api/v2/system-messages/:id/archive',
  summary: 'Archive a notice',
  auth: 'required',
  params: messageParams,
  replies: { 200: one },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

export const deleteSystemMessage = call({
  method: 'DELETE',
  path: '/api/v2/system-messages/:id',
  summary: 'Delete a notice',
  auth: 'required',
  params: messageParams,
  replies: { 200: z.object({ data: z.object({ deleted: z.literal(true) }) }) },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

export const countUnreadSystemMessages = call({
  method: 'GET',
  path: '/api/v2/system-messages/unread/count',
  summary: 'How many notices one has not read',
  auth: 'required',
  replies: { 200: z.object({ data: z.object({ unreadCount: z.int() }) }) },
  errors: [],
  limit: 'read',
});

export const getSystemMessageStats = call({
  method: 'GET',
  path: '/api/v2/system-messages/stats',
  summary: 'How many notices there are, by status and by type',
  auth: 'required',
  replies: { 200: z.object({ data: SystemMessageStats }) },
  errors: [],
  limit: 'read',
});

/** Newest first, including expired and archived ones. Returns NOT_FOUND if the caller has none about it. */
export const listSystemMessagesAbout = call({
  method: 'GET',
  path: '/api/v2/system-messages/entity/:type/:id',
  summary: 'The notices about one booking, withdrawal or review',
  auth: 'required',
  params: z.strictObject({ type: text(1, 40), id: intText(1, MAX_ID) }),
  replies: { 200: z.object({ data: z.array(SystemMessage) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getNotificationSettings = call({
  method: 'GET',
  path: '/api/v2/notification-settings',
  summary: 'What one is not told of, and how',
  auth: 'required',
  replies: { 200: NotificationSettings },
  errors: [],
  limit: 'read',
});

/** Idempotent. Rejects channels that are always or never on. */
export const changeNotificationSetting = call({
  method: 'PATCH',
  path: '/api/v2/notification-settings',
  summary: 'Switch one kind of notification on or off',
  auth: 'required',
  body: z
    .strictObject({ topic: z.enum(TOPIC_NAMES), channel: z.enum(CHANNELS), on: z.boolean() })
    .check(
      z.refine(({ topic, channel }) => canTurnOff(topic, channel), { error: 'not to be chosen' }),
    ),
  replies: { 200: NotificationSettings },
  errors: [],
  limit: 'write',
});

/** Called from the link in an email, without a login: turns off emails on its topic for the recipient. */
export const setEmailSubscription = call({
  method: 'POST',
  path: '/api/v2/notification-settings/letters',
  summary: 'Stop letters of one kind by the link in a letter, or have them again',
  auth: 'none',
  body: z.strictObject({ token: text(1, 200), on: z.boolean() }),
  replies: { 200: z.object({ topic: z.enum(TOPIC_NAMES), on: z.boolean() }) },
  errors: ['LETTER_LINK_INVALID'],
  limit: 'write',
});

/** Newest first. */
export const listAnnouncements = call({
  method: 'GET',
  path: '/api/v2/staff/announcements',
  summary: 'What the team announced',
  auth: 'staff',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageOf(Announcement) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Number of current recipients; missing and suspended users are not counted. */
export const countAudience = call({
  method: 'GET',
  path: '/api/v2/staff/announcements/audience',
  summary: 'How many an announcement would reach',
  auth: 'staff',
  query: z.strictObject({
    kind: z.enum(['person', 'city', ...AUDIENCE_GROUPS]),
    userId: z.optional(idText(UserId)),
    city: z.optional(z.enum(CITY_SLUGS)),
  }),
  replies: { 200: z.object({ people: z.int() }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Queues an announcement; a job delivers it shortly. */
export const sendAnnouncement = call({
  method: 'POST',
  path: '/api/v2/staff/announcements',
  summary: 'Tell one person, a group or everybody something',
  auth: 'staff',
  body: NewAnnouncement,
  replies: { 200: Announcement },
  errors: ['NOT_FOUND', 'NOBODY_TO_TELL'],
  idempotency: 'required',
  limit: 'write',
});

/** Stops the delivery, and expires the announcement for those who have it. Idempotent. */
export const withdrawAnnouncement = call({
  method: 'POST',
  path: '/api/v2/staff/announcements/:id/withdraw',
  summary: 'Withdraw an announcement',
  auth: 'staff',
  params: z.strictObject({ id: idText(AnnouncementId) }),
  body: z.strictObject({ reason: text(0, STAFF_REASON_MAX) }),
  replies: { 200: Announcement },
  errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  limit: 'write',
});
