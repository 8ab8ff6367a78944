import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AnyFileIds } from '../files/entities.ts';
import {
  displayName,
  FileId,
  IdentityCheckId,
  idText,
  keysetCursorQuery,
  text,
  textCursorPageSchema,
  UserId,
} from '../primitives.ts';
import { AnswerChanges } from './answers.ts';
import { ApplicationCase, ApplicationRow, OwnApplication } from './cases.ts';
import { ApplicationStatus } from './entities.ts';
import { APPLICATION_DECISIONS, DECISION_REASON_MAX } from './fields.ts';
import { IdentityCase, OwnIdentity } from './identity.ts';
import { IDENTITY_DECISIONS, IDENTITY_NAME_MAX, IDENTITY_REASON_MAX } from './identity-rules.ts';

/** Returns the state of the caller's guide application. The web app caches the response for five minutes. */
export const getApplicationStatus = call({
  method: 'GET',
  path: '/api/v2/guide-applications/status',
  summary: 'Get the status of your guide application',
  auth: 'required',
  replies: { 200: ApplicationStatus },
  errors: [],
  limit: 'read',
});

/** Returns the caller's application, with the answers as last saved on any device. */
export const getOwnApplication = call({
  method: 'GET',
  path: '/api/v2/guide-applications/mine',
  summary: 'Get your guide application with its answers',
  auth: 'required',
  replies: { 200: OwnApplication },
  errors: [],
  limit: 'read',
});

/**
 * Saves changed answers. If another device has saved in the meantime, returns 409 APPLICATION_CHANGED, and
 * the page applies its changes to the newer answers and retries.
 */
export const saveApplication = call({
  method: 'PATCH',
  path: '/api/v2/guide-applications/mine',
  summary: 'Save answers of your guide application',
  auth: 'required',
  body: z.strictObject({ revision: z.int().check(z.nonnegative()), answers: AnswerChanges }),
  replies: { 200: OwnApplication },
  errors: ['APPLICATION_NOT_EDITABLE', 'APPLICATION_CHANGED', 'FILES_UNKNOWN', 'SERVICE_UNKNOWN'],
  limit: 'write',
});

export const submitApplication = call({
  method: 'POST',
  path: '/api/v2/guide-applications/mine/submit',
  summary: 'Submit your guide application',
  auth: 'required',
  body: z.strictObject({ revision: z.int().check(z.nonnegative()), declaration: z.boolean() }),
  replies: { 200: OwnApplication },
  errors: [
    'APPLICATION_NOT_EDITABLE',
    'APPLICATION_CHANGED',
    'APPLICATION_INCOMPLETE',
    'DECLARATION_MISSING',
  ],
  limit: 'write',
});

/** Lists applications for staff, longest wait first. `waiting`: submitted or in review. */
export const listApplications = call({
  method: 'GET',
  path: '/api/v2/staff/applications',
  summary: 'List guide applications',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(
      z.enum(['waiting', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected']),
      'waiting',
    ),
  }),
  replies: { 200: textCursorPageSchema(ApplicationRow) },
  errors: [],
  limit: 'read',
});

const caseParams = z.strictObject({ userId: idText(UserId) });

export const getApplicationCase = call({
  method: 'GET',
  path: '/api/v2/staff/applications/:userId',
  summary: 'Get a guide application with its answers and files',
  auth: 'staff',
  params: caseParams,
  replies: { 200: ApplicationCase },
  errors: ['NOT_FOUND', 'OWN_CASE'],
  limit: 'read',
});

export const claimApplication = call({
  method: 'POST',
  path: '/api/v2/staff/applications/:userId/take',
  summary: 'Start reviewing a guide application',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({}),
  replies: { 200: ApplicationCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'APPLICATION_MOVED_ON'],
  limit: 'write',
});

/** Decides an application. The reason is shown to the applicant; an approval needs none. */
export const decideApplication = call({
  method: 'POST',
  path: '/api/v2/staff/applications/:userId/decide',
  summary: 'Approve or reject a guide application, or ask for changes',
  auth: 'staff',
  params: caseParams,
  body: z.strictObject({
    decision: z.enum(APPLICATION_DECISIONS),
    /** The revision that the staff member reviewed. */
    revision: z.int().check(z.nonnegative()),
    reason: z._default(text(0, DECISION_REASON_MAX), ''),
    /** Files of qualifications that staff have checked, which travelers see marked as checked. */
    checkedFileIds: z._default(AnyFileIds, []),
  }),
  replies: { 200: ApplicationCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'APPLICATION_MOVED_ON', 'REASON_REQUIRED', 'FILES_UNKNOWN'],
  limit: 'write',
});

export const getOwnIdentity = call({
  method: 'GET',
  path: '/api/v2/identity',
  summary: 'Get the status of your identity check',
  auth: 'required',
  replies: { 200: OwnIdentity },
  errors: [],
  limit: 'read',
});

/**
 * Submits a document and a selfie that were uploaded before. From then on, only their owner and staff can
 * open them.
 */
export const submitIdentity = call({
  method: 'POST',
  path: '/api/v2/identity',
  summary: 'Submit a document and a selfie to verify your identity',
  auth: 'required',
  body: z.strictObject({ documentId: FileId, selfieId: FileId }),
  replies: { 200: OwnIdentity },
  errors: [
    'IDENTITY_NOT_OPEN',
    'TOO_MANY_IDENTITY_CHECKS',
    'FILES_UNKNOWN',
    'SELFIE_NOT_PICTURE',
    'TOKEN_INVALID',
  ],
  limit: 'write',
});

/** Lists identity checks for staff: pending ones by longest wait, decided ones newest first. */
export const listIdentityCases = call({
  method: 'GET',
  path: '/api/v2/staff/identity',
  summary: 'List identity checks',
  auth: 'staff',
  query: z.strictObject({
    ...keysetCursorQuery(),
    show: z._default(z.enum(['pending', ...IDENTITY_DECISIONS]), 'pending'),
  }),
  replies: { 200: textCursorPageSchema(IdentityCase) },
  errors: [],
  limit: 'read',
});

/**
 * Verifies or rejects an identity. A verification requires the name on the document, a rejection a reason,
 * which is shown to the user.
 */
export const decideIdentity = call({
  method: 'POST',
  path: '/api/v2/staff/identity/:id/decide',
  summary: 'Approve or reject an identity check',
  auth: 'staff',
  params: z.strictObject({ id: idText(IdentityCheckId) }),
  body: z.strictObject({
    decision: z.enum(IDENTITY_DECISIONS),
    name: z._default(displayName(0, IDENTITY_NAME_MAX), ''),
    reason: z._default(text(0, IDENTITY_REASON_MAX), ''),
  }),
  replies: { 200: IdentityCase },
  errors: [
    'NOT_FOUND',
    'OWN_CASE',
    'IDENTITY_DECIDED',
    'IDENTITY_NAME_REQUIRED',
    'REASON_REQUIRED',
  ],
  limit: 'write',
});
