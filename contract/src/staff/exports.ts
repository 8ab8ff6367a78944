import * as z from 'zod/mini';
import { idText, text, UserId } from '../primitives.ts';
import { STAFF_ACTIONS } from './actions.ts';

/** Lists of the console as CSV (docs/product/staff.md, "CSV"). */

/** More than this many rows are cut off, and the last row says so. */
export const EXPORT_ROWS_MAX = 10_000;

/** What each list's file has, in its order: a field of the list's entries, or one inside of it. */
export const EXPORT_COLUMNS = {
  applications: [
    'applicant.id',
    'applicant.nickname',
    'name',
    'status',
    'serviceCities',
    'submittedAt',
    'reviewer.nickname',
  ],
  identity: [
    'id',
    'person.id',
    'username',
    'fullName',
    'applicationName',
    'status',
    'submittedAt',
    'decidedAt',
    'reason',
    'reviewer.nickname',
  ],
  withdrawals: [
    'id',
    'person.id',
    'person.nickname',
    'status',
    'amountCents',
    'earningsCents',
    'refundedCents',
    'bank',
    'maskedNumber',
    'holder',
    'holderVerified',
    'requestedAt',
    'approvedAt',
    'endedAt',
    'reason',
  ],
  refunds: [
    'id',
    'bookingNumber',
    'person.id',
    'person.nickname',
    'amountCents',
    'leftCents',
    'method',
    'provider',
    'decidedAt',
    'refusedAt',
  ],
  chargebacks: [
    'id',
    'bookingNumber',
    'person.id',
    'person.nickname',
    'amountCents',
    'method',
    'provider',
    'providerId',
    'state',
    'reason',
    'taken',
    'openedAt',
    'answerBy',
    'decidedAt',
    'coveredCents',
    'lossCents',
  ],
  reports: [
    'id',
    'reported.id',
    'reported.nickname',
    'reporter.id',
    'reporter.nickname',
    'reason',
    'words',
    'createdAt',
    'otherReports',
    'handledAt',
    'decision',
  ],
  reviews: [
    'id',
    'bookingId',
    'type',
    'rating',
    'content',
    'author.id',
    'author.nickname',
    'subject.id',
    'subject.nickname',
    'submittedAt',
    'publicAt',
    'hiddenAt',
    'hiddenReason',
  ],
  users: [
    'id',
    'username',
    'fullName',
    'email',
    'isStaff',
    'suspended',
    'guide.id',
    'guide.suspended',
    'guide.pausedByStaff',
  ],
  'audit-log': [
    'id',
    'at',
    'staff.fullName',
    'action',
    'subject.kind',
    'subject.id',
    'reason',
    'before',
    'after',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ExportedList = keyof typeof EXPORT_COLUMNS;
export const EXPORTED_LISTS = Object.keys(EXPORT_COLUMNS) as [ExportedList, ...ExportedList[]];
/** A heading that files have; each has its words in staff-exports. */
export type ExportColumn = (typeof EXPORT_COLUMNS)[ExportedList][number];

const list = <Name extends ExportedList>(name: Name) => z.literal(name);

/** Which list, with its filters as they stand on the page. */
export const StaffExport = z.discriminatedUnion('list', [
  z.strictObject({
    list: list('applications'),
    show: z.enum([
      'waiting',
      'submitted',
      'in_review',
      'changes_requested',
      'approved',
      'rejected',
    ]),
  }),
  z.strictObject({ list: list('identity'), show: z.enum(['pending', 'verified', 'rejected']) }),
  z.strictObject({ list: list('withdrawals'), show: z.enum(['waiting', 'ended']) }),
  z.strictObject({ list: list('refunds') }),
  z.strictObject({ list: list('chargebacks'), state: z.enum(['open', 'decided']) }),
  z.strictObject({ list: list('reports'), show: z.enum(['waiting', 'handled']) }),
  z.strictObject({ list: list('reviews'), show: z.enum(['all', 'hidden']) }),
  z.strictObject({ list: list('users'), name: text(1, 254) }),
  z.strictObject({
    list: list('audit-log'),
    action: z.optional(z.enum(STAFF_ACTIONS)),
    person: z.optional(idText(UserId)),
  }),
]);
export type StaffExport = z.infer<typeof StaffExport>;
export type StaffExportInput = z.input<typeof StaffExport>;
