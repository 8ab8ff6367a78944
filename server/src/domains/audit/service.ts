/**
 * The audit log of staff actions and the rule about own cases, for every domain in which staff make
 * decisions.
 */
export { requireOthersCase } from './policy.ts';
export {
  listAuditEntries,
  type RecordedAction,
  recordStaffAction,
  type Subject,
} from './queries.ts';
export type { StaffActionRow } from './tables.ts';
