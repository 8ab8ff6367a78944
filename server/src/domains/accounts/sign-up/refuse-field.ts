import { FIELD_OF_REFUSAL, type FieldRefusal } from '@tomoguide/contract/accounts/fields';
import { fail } from '../../../failure.ts';

/** Refuses a field of a form of accounts: the code, and in its details the field. */
export const refuseField = (code: FieldRefusal): never =>
  fail(code, { field: FIELD_OF_REFUSAL[code] });
