import * as z from 'zod/mini';
import { call } from '../call.ts';
import { cursorPageOf, cursorQuery } from '../primitives.ts';
import { STAFF_ACTIONS } from './actions.ts';
import { AuditEntry, QueueLength } from './entities.ts';

/** Newest first. */
export const listAuditLog = call({
  method: 'GET',
  path: '/api/v2/staff/audit-log',
  summary: 'What staff did',
  auth: 'staff',
  query: z.strictObject({ ...cursorQuery(), action: z.optional(z.enum(STAFF_ACTIONS)) }),
  replies: { 200: cursorPageOf(AuditEntry) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** In the order of the console's menu. */
export const listStaffQueues = call({
  method: 'GET',
  path: '/api/v2/staff/queues',
  summary: 'What waits for staff, and since when',
  auth: 'staff',
  replies: { 200: z.object({ data: z.array(QueueLength) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
