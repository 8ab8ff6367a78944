import { type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, errorCodeOf } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useOnce } from './use-once.ts';

/** The values of a form, and a function that changes some of them. */
export type FormState<Values> = readonly [Values, (change: Partial<Values>) => void, ...unknown[]];

/** The error of each field, in page order. */
export type FieldErrors<Field extends string, Message = string> = {
  readonly [Name in Field]?: Message | undefined;
};

/** `Message` is the type of the errors that `validate` returns: a text, or the key of one. */
export interface FormOptions<Values, Field extends string, Message = string> {
  /** `useValues`, or a draft: `useStoredDraft` or `useRestoredValues`. */
  state: FormState<Values>;
  /** Validates the values. They are sent only if no field has an error. */
  validate: (values: Values) => FieldErrors<Field, Message>;
  /** The fields affected by an error reply; by default the field that it names, with the error's text. */
  fieldErrorsOf?: (error: unknown) => FieldErrors<Field, Message>;
  /** Called if fields have errors, once they are shown. */
  onInvalid?: (errors: FieldErrors<Field, Message>) => void;
  /** Focuses the first error; by default, the first invalid control in page order. */
  focusError?: (errors: FieldErrors<Field, Message>) => void;
  /** Sends the values. If it throws, the error becomes `error`. Clicks while it runs are ignored. */
  send: (values: Values) => Promise<unknown>;
  /**
   * The inputs are uncontrolled, so that the form includes what was typed before hydration and what a
   * password manager filled in without an event. The form element needs `ref` and `onInput={readInputs}`.
   */
  uncontrolled?: boolean;
}

/** State that lasts as long as the component. */
export const useValues = <Values extends object>(initial: Values | (() => Values)) => {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>): void => setValues((now) => ({ ...now, ...part }));
  return [values, change, setValues] as const;
};

/**
 * The values after a save: the saved ones, unless the user typed something else in the meantime, which is
 * kept (docs/product/pages.md, "Keyboard and screen readers").
 */
export const keepIfTyped =
  <Values>(sent: Values, saved: Values) =>
  (now: Values): Values =>
    now === sent ? saved : now;

/** Reads uncontrolled inputs: true for a ticked checkbox, otherwise the text. */
const readInputs = <Values extends object>(form: HTMLElement | null, values: Values): Values => {
  if (!form) return values;
  const data = new FormData(form as HTMLFormElement);
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? data.has(name) : String(data.get(name) ?? ''),
  ]);
  return Object.fromEntries(entries) as Values;
};

const inputOf = (form: HTMLElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** A group of controls cannot be marked as invalid itself; `data-invalid` marks its first control. */
const focusFirstError = (form: HTMLElement | null): void => {
  const control = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] :is(input, button, summary)',
  );
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
};

/**
 * A form (docs/decisions/036). It shows errors once the user has tried to send it, and focuses the first one.
 * It sends the values once, however often the user clicks, and shows a server error at its field until the
 * user types.
 */
export const useForm = <Values extends object, Field extends string = never, Message = string>({
  state: [values, changeValues],
  validate,
  fieldErrorsOf,
  onInvalid,
  focusError,
  send,
  uncontrolled = false,
}: FormOptions<Values, Field, Message>) => {
  type Name = Field | (keyof Values & string);
  const { t } = useTranslation('errors');
  const form = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const [busy, once, isSending] = useOnce();
  const [error, setError] = useState<unknown>(null);

  const refusedBy = (failure: unknown): FieldErrors<Field, Message> => {
    if (fieldErrorsOf) return fieldErrorsOf(failure);
    const named = failure instanceof ApiError ? failure.field : null;
    const errors = named === null ? {} : { [named]: t(`errors.${errorCodeOf(failure)}`) };
    return errors as FieldErrors<Field, Message>;
  };
  const refused = refusedBy(error);

  const change = (part: Partial<Values>): void => {
    changeValues(part);
    setError(null);
  };
  const syncInputs = (): Values => {
    const typed = uncontrolled ? readInputs(form.current, values) : values;
    if (uncontrolled) change(typed);
    return typed;
  };
  const focus = focusError ?? (() => focusFirstError(form.current));
  const faults = validate(values);

  return {
    values,
    change,
    busy,
    /** True once the user has tried to send the form. */
    tried,
    /** The number of attempts. As the key of an alert, it announces the same error again. */
    tries,
    /** All errors of the values, shown or not. */
    faults,
    /** The errors to show now. */
    errors: { ...(tried ? faults : {}), ...refused } as { [N in Name]?: Message },
    /** The error of the last attempt, unless a field shows it. */
    error: hasErrors(refused) ? null : error,
    /** Set it on an element around the fields, unless a form element calls `submit`. */
    ref: useCallback((element: HTMLElement | null) => {
      form.current = element;
    }, []),
    /** Props of a text field. */
    text: (name: keyof Values & string) => ({
      value: values[name] as string,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    submit: async (event?: FormEvent): Promise<void> => {
      event?.preventDefault();
      if (event?.currentTarget instanceof HTMLFormElement) form.current = event.currentTarget;
      if (isSending()) return;
      let typed = values;
      flushSync(() => {
        typed = syncInputs();
        setTries(tries + 1);
      });
      const wrong = validate(typed);
      if (hasErrors(wrong)) {
        onInvalid?.(wrong);
        return focus(wrong);
      }
      setError(null);
      await once(async () => {
        try {
          await send(typed);
        } catch (failure) {
          flushSync(() => setError(failure));
          const affected = refusedBy(failure);
          if (hasErrors(affected)) focus(affected);
        }
      });
    },
    /** Hides the error of the last attempt. */
    clearError: () => setError(null),
    /** Hides the errors, for example because the values were replaced. */
    reset: (): void => {
      setTries(0);
      setError(null);
    },
    readInputs: syncInputs,
    /** Sets uncontrolled inputs as if they had been typed. */
    fill: (part: Partial<Record<keyof Values & string, string>>): void => {
      for (const [name, value] of Object.entries<string>(part as Record<string, string>)) {
        const input = inputOf(form.current, name);
        if (input) input.value = value;
      }
      syncInputs();
    },
    focus: (name: keyof Values & string): void => inputOf(form.current, name)?.focus(),
  };
};
