import { FIELD_OF_REFUSAL, type FieldRefusal } from '@tomoguide/contract/accounts/fields';
import { fail } from '../../../failure.ts';

/** Throws a form error with this code, whose details name the invalid field. */
export const failField = (code: FieldRefusal): never =>
  fail(code, { field: FIELD_OF_REFUSAL[code] });
