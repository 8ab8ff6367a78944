import type { ErrorCode } from '@tomoguide/contract/errors';
import { type InputHTMLAttributes, useState } from 'react';
import { ApiError, errorCodeOf } from '../lib/api-error.ts';
import type { SentenceKey } from '../translation/sentence-keys.ts';

/** A sentence of accounts. */
export type Words = SentenceKey<'accounts', never>;

export interface FormField<Values> {
  /** What the input has beside its name. */
  input: InputHTMLAttributes<HTMLInputElement>;
  /** What is wrong by what was typed, or null. */
  fault: (typed: Values) => Words | null;
  /** What the server's refusals of this field mean. */
  refusals: Partial<Record<ErrorCode, Words>>;
  /** Its name in the call's body, where that is another. */
  sentAs?: string;
}

/** The fields of a form that can be wrong, in the order of the page. */
export type FormSchema<Values> = { readonly [Name in keyof Values & string]?: FormField<Values> };

type Faults<Values> = Partial<Record<keyof Values & string, Words>>;

const fieldsOf = <Values>(schema: FormSchema<Values>) =>
  Object.entries(schema) as [keyof Values & string, FormField<Values>][];

/** What is wrong, by field. */
export const faultsOf = <Values>(schema: FormSchema<Values>, typed: Values): Faults<Values> => {
  const faults: Faults<Values> = {};
  for (const [name, field] of fieldsOf(schema)) {
    const words = field.fault(typed);
    if (words) faults[name] = words;
  }
  return faults;
};

/** The field that the server refused and the words for it; null where it named none of these. */
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

/** What stands in the fields: a box that is ticked is true, anything else is its text. */
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
 * A form checked by one schema. The inputs keep their own text, so that nothing typed before hydration
 * is lost; `values` follows them. What is wrong stands at its field from the first sending on, and
 * what the server refused until something is typed.
 */
export const useCheckedForm = <Values extends object>(
  schema: FormSchema<Values>,
  empty: Values,
  form: { readonly current: HTMLFormElement | null },
) => {
  const [values, setValues] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Faults<Values>>({});

  const follow = (): Values => {
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
    /** Takes in what is typed. */
    follow,
    /** Puts a value into a field as if it had been typed, and goes there. */
    put: (name: keyof Values & string, value: string): void => {
      const field = input(name);
      if (!field) return;
      field.value = value;
      follow();
      field.focus();
    },
    /** Takes in what is typed and marks what is wrong, which comes back as the eye meets it. */
    check: (): { typed: Values; wrong: [keyof Values & string, Words][] } => {
      const typed = follow();
      setChecked(true);
      const order = Array.from(form.current?.elements ?? [], (each) => each.getAttribute('name'));
      const wrong = Object.entries(faultsOf(schema, typed)) as [keyof Values & string, Words][];
      return { typed, wrong: wrong.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)) };
    },
    /** Marks the field that the server refused, and goes there. Null where it named none. */
    refuse: (error: unknown): keyof Values | null => {
      const found = refusedField(schema, error);
      if (!found) return null;
      mark(...found);
      return found[0];
    },
    /** The same where several are sent as one: `name` is the one that it concerns. */
    refuseAt: (name: keyof Values & string, error: unknown): void => {
      const found = refusedField(schema, error);
      if (found) mark(name, found[1]);
    },
    /** What an input of the schema carries. */
    attributes: (name: keyof Values & string) => ({ ...schema[name]?.input, name, required: true }),
  };
};
