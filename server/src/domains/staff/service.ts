/** The door of staff: all that other nouns may call. */
export { recordStaffAction, type StaffDeed } from './audit-log/record-staff-action.ts';
export { requireOthersCase } from './policy.ts';
export { registerStaffQueue, type Waiting } from './ports.ts';
