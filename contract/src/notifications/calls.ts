import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { MAX_ID } from '../ids.ts';
import {
  AnnouncementId,
  cursorPageSchema,
  cursorQuery,
  idText,
  intText,
  PushDeviceId,
  pageQuery,
  SystemMessageId,
  text,
  UserId,
} from '../primitives.ts';
import { STAFF_REASON_MAX } from '../staff/fields.ts';
import { Announcement, AUDIENCE_GROUPS, NewAnnouncement } from './announcements.ts';
import {
  NotificationSettings,
  PushDevice,
  SystemMessage,
  SystemMessagePage,
  SystemMessageStats,
  SystemMessageStatus,
  SystemMessageType,
} from './entities.ts';
import { CHANNELS, canTurnOff, TOPIC_NAMES } from './topics.ts';

const messageParams = z.strictObject({ id: idText(SystemMessageId) });

/** Single objects and counts are wrapped in `data` (docs/product/pages.md, "Lists"). */
const one = z.object({ data: SystemMessage });

/** Maximum number of notices that a call can mark as read. */
const MAX_MARKED = 100;

/**
 * Lists the caller's notices, newest first. Without `status`, archived notices are omitted. Expired notices
 * are included only with `includeExpired=true`. With `cursor` (the previous response's `nextCursor`),
 * returns older notices; notices added or removed in the meantime do not shift the pages.
 */
export const listSystemMessages = call({
  method: 'GET',
  path: '/api/v2/system-messages',
  summary: 'List your notices',
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
  summary: 'Get a notice',
  auth: 'required',
  params: messageParams,
  replies: { 200: one },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Marks a notice as read. Notices that are already read or archived do not change. */
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

/** Marks several notices as read. IDs of other users' notices are ignored. */
export const markSystemMessagesRead = call({
  method: 'PATCH',
  path: '/api/v2/system-messages/read',
  summary: 'Mark some or all notices as read',
  auth: 'required',
  body: z.union([
    z.strictObject({
      messageIds: z.array(SystemMessageId).check(z.minLength(1), z.maxLength(MAX_MARKED)),
    }),
    z.strictObject({ markAll: z.literal(true) }),
  ]),
  replies: { 200: z.object({ data: z.object({ updated: z.int(), unreadCount: z.int() }) }) },
  errors: [],
  limit: 'write',
});

/** Archives a notice and marks it as read. */
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
  summary: 'Count your unread notices',
  auth: 'required',
  replies: { 200: z.object({ data: z.object({ unreadCount: z.int() }) }) },
  errors: [],
  limit: 'read',
});

export const getSystemMessageStats = call({
  method: 'GET',
  path: '/api/v2/system-messages/stats',
  summary: 'Count your notices by status and by type',
  auth: 'required',
  replies: { 200: z.object({ data: SystemMessageStats }) },
  errors: [],
  limit: 'read',
});

/**
 * Lists the caller's notices about an entity, newest first, including expired and archived ones. Returns
 * NOT_FOUND if there are none.
 */
export const listSystemMessagesAbout = call({
  method: 'GET',
  path: '/api/v2/system-messages/entity/:type/:id',
  summary: 'List the notices about a booking, withdrawal or review',
  auth: 'required',
  params: z.strictObject({ type: text(1, 40), id: intText(1, MAX_ID) }),
  replies: { 200: z.object({ data: z.array(SystemMessage) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getNotificationSettings = call({
  method: 'GET',
  path: '/api/v2/notification-settings',
  summary: 'List the notifications that you turned off',
  auth: 'required',
  replies: { 200: NotificationSettings },
  errors: [],
  limit: 'read',
});

/** Turns a channel of a topic on or off. Idempotent. Rejects channels that are always on or never used. */
export const changeNotificationSetting = call({
  method: 'PATCH',
  path: '/api/v2/notification-settings',
  summary: 'Turn a kind of notification on or off',
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

/** Turns the recipient's emails on a topic on or off. Called from the link in an email, without a login. */
export const setEmailSubscription = call({
  method: 'POST',
  path: '/api/v2/notification-settings/letters',
  summary: 'Unsubscribe from a kind of email with the link in it, or subscribe again',
  auth: 'none',
  body: z.strictObject({ token: text(1, 200), on: z.boolean() }),
  replies: { 200: z.object({ topic: z.enum(TOPIC_NAMES), on: z.boolean() }) },
  errors: ['LETTER_LINK_INVALID'],
  limit: 'write',
});

/** Unpadded base64url of a P-256 point and of the 16 bytes of the secret, as browsers serialize them. */
const PushKey = z.string().check(z.regex(/^[\w-]{87}$/));
const PushSecret = z.string().check(z.regex(/^[\w-]{22}$/));
const endpoint = text(1, 1000);

/** Lists the caller's devices, and the key for which a browser must subscribe. */
export const listPushDevices = call({
  method: 'GET',
  path: '/api/v2/push-devices',
  summary: 'List your devices that get push notifications',
  auth: 'required',
  replies: { 200: z.object({ publicKey: z.string(), data: z.array(PushDevice) }) },
  errors: [],
  limit: 'read',
});

/**
 * Adds the browser as a device with its push subscription. Idempotent; a device of another account moves to
 * the caller's account.
 */
export const addPushDevice = call({
  method: 'PUT',
  path: '/api/v2/push-devices',
  summary: 'Turn on push notifications for this browser',
  auth: 'required',
  body: z.strictObject({ endpoint, p256dh: PushKey, auth: PushSecret }),
  replies: { 200: z.object({ data: PushDevice }) },
  errors: ['PUSH_ENDPOINT_INVALID', 'TOO_MANY_PUSH_DEVICES'],
  limit: 'write',
});

/**
 * Keeps push notifications on after another login in the browser. Responds with null if the device was
 * removed or belongs to another account; the browser must then unsubscribe.
 */
export const keepPushDevice = call({
  method: 'POST',
  path: '/api/v2/push-devices/keep',
  summary: 'Keep push notifications on in this browser',
  auth: 'required',
  body: z.strictObject({ endpoint }),
  replies: { 200: z.object({ data: z.nullable(PushDevice) }) },
  errors: [],
  limit: 'write',
});

/**
 * Replaces the subscription of a device after its push service changed it. The browser's service worker
 * calls this without a login: it proves that it is the device with the former address and secret.
 */
export const replacePushDevice = call({
  method: 'POST',
  path: '/api/v2/push-devices/replace',
  summary: 'Replace the push subscription of a device',
  auth: 'none',
  body: z.strictObject({
    former: z.strictObject({ endpoint, auth: PushSecret }),
    endpoint,
    p256dh: PushKey,
    auth: PushSecret,
  }),
  replies: { 204: z.undefined() },
  errors: ['NOT_FOUND', 'PUSH_ENDPOINT_INVALID'],
  limit: 'write',
});

export const removePushDevice = call({
  method: 'DELETE',
  path: '/api/v2/push-devices/:id',
  summary: 'Turn off push notifications for a device',
  auth: 'required',
  params: z.strictObject({ id: idText(PushDeviceId) }),
  replies: { 204: z.undefined() },
  errors: ['NOT_FOUND'],
  limit: 'write',
});

/** Lists announcements for staff, newest first. */
export const listAnnouncements = call({
  method: 'GET',
  path: '/api/v2/staff/announcements',
  summary: 'List announcements',
  auth: 'staff',
  query: z.strictObject(cursorQuery()),
  replies: { 200: cursorPageSchema(Announcement) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Returns the current number of recipients, without deleted and suspended users. */
export const countAudience = call({
  method: 'GET',
  path: '/api/v2/staff/announcements/audience',
  summary: 'Count the recipients of an announcement',
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

/** Queues an announcement, which a job delivers shortly after. */
export const sendAnnouncement = call({
  method: 'POST',
  path: '/api/v2/staff/announcements',
  summary: 'Send an announcement to a user, a group or everyone',
  auth: 'staff',
  body: NewAnnouncement,
  replies: { 200: Announcement },
  errors: ['NOT_FOUND', 'NOBODY_TO_TELL'],
  idempotency: 'required',
  limit: 'write',
});

/**
 * Withdraws an announcement: stops its delivery and expires it for the users who already have it.
 * Idempotent.
 */
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
