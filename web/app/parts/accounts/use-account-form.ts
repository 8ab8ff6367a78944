import type { ErrorCode } from '@tomoguide/contract/errors';
import type { PlainKey } from '@tomoguide/contract/words/keys';
import type { InputHTMLAttributes } from 'react';
import { type FormOptions, useForm, useValues } from '../../form/use-form.ts';
import { ApiError, getErrorCode } from '../../lib/api-error.ts';

/** The key of a text in the `accounts` catalog. */
export type Words = PlainKey<'accounts'>;

export interface FormField<Values> {
  /** Props of the input other than its name. */
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Returns the error of the value; null if it is valid. */
  problem: (typed: Values) => Words | null;
  /** The messages for the server's errors about this field. */
  refusals: Partial<Record<ErrorCode, Words>>;
  /** The field's name in the request body, if it differs. */
  sentAs?: string;
}

/** The fields that are validated, in page order. */
export type FormSchema<Values> = { readonly [Name in keyof Values & string]?: FormField<Values> };

/** The field must keep the exact characters and case that the user types. */
export const AS_TYPED = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} satisfies InputHTMLAttributes<HTMLInputElement>;

type Problems<Values> = Partial<Record<keyof Values & string, Words>>;

const getFields = <Values>(schema: FormSchema<Values>) =>
  Object.entries(schema) as [keyof Values & string, FormField<Values>][];

/** Returns the errors by field. */
export const findProblems = <Values>(
  schema: FormSchema<Values>,
  typed: Values,
): Problems<Values> => {
  const problems: Problems<Values> = {};
  for (const [name, field] of getFields(schema)) {
    const words = field.problem(typed);
    if (words) problems[name] = words;
  }
  return problems;
};

/**
 * Returns the field that the server rejected, with its message; empty if it rejected none of the form's
 * fields.
 */
export const getRejectedField = <Values>(
  schema: FormSchema<Values>,
  error: unknown,
): Problems<Values> => {
  const sent = error instanceof ApiError ? error.field : null;
  for (const [name, field] of getFields(schema)) {
    const words = field.refusals[getErrorCode(error)];
    if (words && (field.sentAs ?? name) === sent) return { [name]: words } as Problems<Values>;
  }
  return {};
};

type Options<Values> = FormOptions<Values, keyof Values & string, Words>;

interface Props<Values>
  extends Pick<Options<Values>, 'send' | 'onInvalid'>,
    Partial<Pick<Options<Values>, 'validate' | 'fieldErrorsOf'>> {
  schema: FormSchema<Values>;
  empty: Values;
}

/** Manages a form about an account, with uncontrolled inputs that one schema validates. */
export const useAccountForm = <Values extends object>({
  schema,
  empty,
  ...options
}: Props<Values>) => {
  const form = useForm<Values, keyof Values & string, Words>({
    state: useValues(empty),
    uncontrolled: true,
    validate: (typed) => findProblems(schema, typed),
    fieldErrorsOf: (error) => getRejectedField(schema, error),
    ...options,
  });
  return {
    ...form,
    /** The props of the form element. */
    element: { ref: form.ref, noValidate: true, onSubmit: form.submit, onInput: form.readInputs },
    /**
     * Returns the props of an input of the schema. The input is read-only while sending, because the form
     * then disappears.
     */
    attributes: (name: keyof Values & string) => ({
      ...schema[name]?.input,
      name,
      required: true,
      readOnly: form.busy,
    }),
  };
};
