import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  FileId,
  idText,
  keysetCursorQuery,
  QualificationId,
  text,
  textCursorPageSchema,
} from '../../primitives.ts';
import { QUALIFICATION_DECISIONS, QUALIFICATION_REASON_MAX } from '../qualification-bounds.ts';
import { OwnQualifications, QualificationCase, QualificationWords } from '../qualifications.ts';
import { Revision } from '../rates.ts';

const qualificationParams = z.strictObject({ id: idText(QualificationId) });

/** Returns the caller's certificates and licenses (docs/product/guides.md, "Qualifications"). */
export const getOwnQualifications = call({
  method: 'GET',
  path: '/api/guides/me/qualifications',
  summary: 'List your qualifications',
  auth: 'required',
  replies: { 200: OwnQualifications },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

const qualificationErrors = [
  'GUIDE_SUSPENDED',
  'FILES_UNKNOWN',
  'LICENCE_NUMBER_REQUIRED',
  'CONTACT_NOT_ALLOWED',
] as const;

/** Adds a qualification. Sending the same upload again updates its text. */
export const addQualification = call({
  method: 'POST',
  path: '/api/guides/me/qualifications',
  summary: 'Add a qualification with its document',
  auth: 'required',
  body: z.extend(QualificationWords, { fileId: FileId }),
  replies: { 200: OwnQualifications },
  errors: [...qualificationErrors, 'NOT_A_GUIDE', 'LICENCE_IN_USE', 'TOO_MANY_QUALIFICATIONS'],
  limit: 'write',
});

/** Changes a qualification. If staff had already checked it, they must check it again. */
export const changeQualification = call({
  method: 'PUT',
  path: '/api/guides/me/qualifications/:id',
  summary: 'Update a qualification or replace its document',
  auth: 'required',
  params: qualificationParams,
  body: z.extend(QualificationWords, { fileId: z.nullable(FileId) }),
  replies: { 200: OwnQualifications },
  errors: [...qualificationErrors, 'NOT_FOUND', 'LICENCE_IN_USE'],
  limit: 'write',
});

/** Removes the qualification and erases its file. */
export const removeQualification = call({
  method: 'DELETE',
  path: '/api/guides/me/qualifications/:id',
  summary: 'Remove a qualification',
  auth: 'required',
  params: qualificationParams,
  replies: { 200: OwnQualifications },
  errors: ['GUIDE_SUSPENDED', 'NOT_FOUND', 'LICENCE_IN_USE'],
  limit: 'write',
});

/** Lists qualifications for staff: pending ones by longest wait, decided ones newest first. */
export const listQualificationCases = call({
  method: 'GET',
  path: '/api/v2/staff/qualifications',
  summary: 'List qualifications for review',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(z.enum(['pending', ...QUALIFICATION_DECISIONS]), 'pending'),
  }),
  replies: { 200: textCursorPageSchema(QualificationCase) },
  errors: [],
  limit: 'read',
});

/**
 * Decides on the version of the qualification in `revision`. A rejection requires a reason, which is shown
 * to the guide.
 */
export const decideQualification = call({
  method: 'POST',
  path: '/api/v2/staff/qualifications/:id/decide',
  summary: "Approve or reject a qualification's document",
  auth: 'staff',
  params: qualificationParams,
  body: z.strictObject({
    decision: z.enum(QUALIFICATION_DECISIONS),
    revision: Revision,
    reason: z._default(text(0, QUALIFICATION_REASON_MAX), ''),
  }),
  replies: { 200: QualificationCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'QUALIFICATION_CHANGED', 'REASON_REQUIRED'],
  limit: 'write',
});
