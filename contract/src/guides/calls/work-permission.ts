import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  idText,
  keysetCursorQuery,
  text,
  textCursorPageSchema,
  WorkPermissionId,
} from '../../primitives.ts';
import { Revision } from '../rates.ts';
import { OwnWorkPermission, WorkPermissionCase, WorkStatement } from '../work-permission.ts';
import { PERMISSION_DECISIONS, PERMISSION_REASON_MAX } from '../work-permission-bounds.ts';

const own = { path: '/api/guides/me/work-permission', auth: 'required' } as const;

/** Returns the caller's permission to work (docs/product/guides.md, "Permission to work"). */
export const getOwnWorkPermission = call({
  ...own,
  method: 'GET',
  summary: 'Return your permission to work and your counted hours',
  replies: { 200: OwnWorkPermission },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/**
 * States the caller's permission to work, which staff then check. It replaces a statement that waits or was
 * rejected.
 */
export const stateWorkPermission = call({
  ...own,
  method: 'PUT',
  summary: 'State your permission to work',
  body: WorkStatement,
  replies: { 200: OwnWorkPermission },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'FILES_UNKNOWN', 'PERMISSION_EXPIRED'],
  limit: 'write',
});

/**
 * Lists statements for staff: pending ones by longest wait, decided ones newest first, and expired ones of
 * guides with upcoming tours.
 */
export const listWorkPermissionCases = call({
  method: 'GET',
  path: '/api/v2/staff/work-permissions',
  summary: 'List permissions to work for review',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(z.enum(['pending', ...PERMISSION_DECISIONS, 'expired']), 'pending'),
  }),
  replies: { 200: textCursorPageSchema(WorkPermissionCase) },
  errors: [],
  limit: 'read',
});

/**
 * Decides on the version of the statement in `revision`. A rejection requires a reason, which is shown to the
 * guide.
 */
export const decideWorkPermission = call({
  method: 'POST',
  path: '/api/v2/staff/work-permissions/:id/decide',
  summary: 'Approve or reject a permission to work',
  auth: 'staff',
  params: z.strictObject({ id: idText(WorkPermissionId) }),
  body: z.strictObject({
    decision: z.enum(PERMISSION_DECISIONS),
    revision: Revision,
    reason: z._default(text(0, PERMISSION_REASON_MAX), ''),
  }),
  replies: { 200: WorkPermissionCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'PERMISSION_CHANGED', 'REASON_REQUIRED'],
  limit: 'write',
});
