import type { ErrorCode } from '@tomoguide/contract/errors';
import { type InputHTMLAttributes, useState } from 'react';
import { ApiError, errorCodeOf } from '../lib/api-error.ts';
import type { SentenceKey } from '../translation/sentence-keys.ts';

/** Key of a sentence in accounts. */
export type Words = SentenceKey<'accounts', never>;

export interface FormField<Values> {
  /** Props of the input other than its name. */
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Returns the error of the value, or null. */
  fault: (typed: Values) => Words | null;
  /** Messages for the server's errors of this field. */
  refusals: Partial<Record<ErrorCode, Words>>;
  /** Its name in the request body, if different. */
  sentAs?: string;
}

/** The fields that are validated, in page order. */
export type FormSchema<Values> = { readonly [Name in keyof Values & string]?: FormField<Values> };

type Faults<Values> = Partial<Record<keyof Values & string, Words>>;

const fieldsOf = <Values>(schema: FormSchema<Values>) =>
  Object.entries(schema) as [keyof Values & string, FormField<Values>][];

/** Errors by field. */
export const faultsOf = <Values>(schema: FormSchema<Values>, typed: Values): Faults<Values> => {
  const faults: Faults<Values> = {};
  for (const [name, field] of fieldsOf(schema)) {
    const words = field.fault(typed);
    if (words) faults[name] = words;
  }
  return faults;
};

/** The field that the server rejected, and the message; null if it named none of these. */
export const refusedField = <Values>(
  schema: FormSchema<Values>,
  error: unknown,
): [keyof Values & string, Words] | null => {
  const sent = error instanceof ApiError ? error.field : null;
  if (sent === null) return null;
  for (const [name, field] of fieldsOf(schema)) {
    const words = field.refusals[errorCodeOf(error)];
    if (words && (field.sentAs ?? name) === sent) return [name, words];
  }
  return null;
};

/** The values of the fields: true for a ticked checkbox, otherwise the text. */
const read = <Values extends object>(form: HTMLFormElement, empty: Values): Values => {
  const data = new FormData(form);
  const entries = Object.entries(empty).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? data.has(name) : String(data.get(name) ?? ''),
  ]);
  return Object.fromEntries(entries) as Values;
};

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/**
 * A form validated by one schema. The inputs are uncontrolled, so that nothing typed before hydration is
 * lost; `values` follows them. Errors appear at their fields after the first submit, and server errors
 * until the user types.
 */
export const useCheckedForm = <Values extends object>(
  schema: FormSchema<Values>,
  empty: Values,
  form: { readonly current: HTMLFormElement | null },
) => {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Faults<Values>>({});

  const updateValues = (): Values => {
    const typed = form.current ? read(form.current, empty) : empty;
    setValues(typed);
    setRefused({});
    return typed;
  };
  const input = (name: keyof Values & string) => inputOf(form.current, name);
  const mark = (name: keyof Values & string, words: Words): void => {
    setRefused({ [name]: words } as Faults<Values>);
    input(name)?.focus();
  };

  return {
    values,
    faults: { ...(checked ? faultsOf(schema, values) : {}), ...refused } as Faults<Values>,
    input,
    /** Reads the current values. */
    follow: updateValues,
    /** Sets a field's value as if it had been typed, and focuses it. */
    put: (name: keyof Values & string, value: string): void => {
      const field = input(name);
      if (!field) return;
      field.value = value;
      updateValues();
      field.focus();
    },
    /** Reads the values and marks the errors, which it returns in reading order. */
    check: (): { typed: Values; wrong: [keyof Values & string, Words][] } => {
      const typed = updateValues();
      setChecked(true);
      const order = Array.from(form.current?.elements ?? [], (each) => each.getAttribute('name'));
      const wrong = Object.entries(faultsOf(schema, typed)) as [keyof Values & string, Words][];
      return { typed, wrong: wrong.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)) };
    },
    /** Marks and focuses the field that the server rejected. Null if it named none. */
    refuse: (error: unknown): keyof Values | null => {
      const found = refusedField(schema, error);
      if (!found) return null;
      mark(...found);
      return found[0];
    },
    /** The same if several fields are sent as one: `name` is the one affected. */
    refuseAt: (name: keyof Values & string, error: unknown): void => {
      const found = refusedField(schema, error);
      if (found) mark(name, found[1]);
    },
    /** Props of an input of the schema. */
    attributes: (name: keyof Values & string) => ({ ...schema[name]?.input, name, required: true }),
  };
};
