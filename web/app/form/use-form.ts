import { type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, getErrorCode } from '../lib/api-error.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useOnce } from './use-once.ts';

/** The values of a form, and a function that changes some of the values. */
export type FormState<Values> = readonly [Values, (change: Partial<Values>) => void, ...unknown[]];

/** The error of each invalid field, in page order. */
export type FieldErrors<Field extends string, Message = string> = {
  readonly [Name in Field]?: Message | undefined;
};

/** `Message` is the type of the errors that `validate` returns: a text or a translation key. */
export interface FormOptions<Values, Field extends string, Message = string> {
  /** `useValues`, or a draft: `useOwnDraft` or `useStoredDraft`. */
  state: FormState<Values>;
  /** Validates the values. They are sent only if no field has an error. */
  validate: (values: Values) => FieldErrors<Field, Message>;
  /**
   * Returns the errors of the fields that an error reply affects. By default, the field that the reply
   * names gets the error's text.
   */
  fieldErrorsOf?: (error: unknown) => FieldErrors<Field, Message>;
  /** Called after an invalid submit, once the errors are shown. */
  onInvalid?: (errors: FieldErrors<Field, Message>) => void;
  /** Focuses the first error. By default, focuses the first invalid control in page order. */
  focusError?: (errors: FieldErrors<Field, Message>) => void;
  /** Sends the values. If it throws, the error becomes `error`. Submits are ignored while it runs. */
  send: (values: Values) => Promise<unknown>;
  /**
   * True if the inputs are uncontrolled, so that the form includes what was typed before hydration and what
   * a password manager filled in without an event. The form element needs `ref` and `onInput={readInputs}`.
   */
  uncontrolled?: boolean;
}

/** Returns form state that lasts as long as the component. */
export const useValues = <Values extends object>(initial: Values | (() => Values)) => {
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>): void => setValues((now) => ({ ...now, ...part }));
  return [values, change, setValues] as const;
};

/**
 * Returns an updater for the values after a save: the saved values, unless the user has typed in the
 * meantime, whose input is then preserved (docs/product/pages.md, "Keyboard and screen readers").
 */
export const keepIfTyped =
  <Values>(sent: Values, saved: Values) =>
  (now: Values): Values =>
    now === sent ? saved : now;

/** Reads the values of uncontrolled inputs: a boolean for a checkbox, otherwise the text. */
const readInputs = <Values extends object>(form: HTMLElement | null, values: Values): Values => {
  if (!form) return values;
  const data = new FormData(form as HTMLFormElement);
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? data.has(name) : String(data.get(name) ?? ''),
  ]);
  return Object.fromEntries(entries) as Values;
};

const findInput = (form: HTMLElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** A group of controls cannot itself be `aria-invalid`; `data-invalid` marks its first control instead. */
const focusFirstError = (form: HTMLElement | null): void => {
  const control = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] :is(input, button, summary)',
  );
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
};

/**
 * Manages a form (docs/decisions/036). Shows errors once the user has tried to send the form, and focuses
 * the first one. Sends the values once, no matter how often the user clicks, and shows a server error at
 * its field until the user types.
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

  const getFieldErrors = (failure: unknown): FieldErrors<Field, Message> => {
    if (fieldErrorsOf) return fieldErrorsOf(failure);
    const named = failure instanceof ApiError ? failure.field : null;
    const errors = named === null ? {} : { [named]: t(`errors.${getErrorCode(failure)}`) };
    return errors as FieldErrors<Field, Message>;
  };
  const refused = getFieldErrors(error);

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
  const problems = validate(values);

  return {
    values,
    change,
    busy,
    /** True once the user has tried to send the form. */
    tried,
    /**
     * The number of attempts to send. Used as the key of an alert, it makes screen readers announce the
     * same error again.
     */
    tries,
    /** All validation errors of the values, shown or not. */
    problems,
    /** The errors to show now. */
    errors: { ...(tried ? problems : {}), ...refused } as { [N in Name]?: Message },
    /** The error of the last attempt, unless a field already shows it. */
    error: hasErrors(refused) ? null : error,
    /** Set this ref on an element around the fields, unless a form element calls `submit`. */
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
          const affected = getFieldErrors(failure);
          if (hasErrors(affected)) focus(affected);
        }
      });
    },
    /** Hides the error of the last attempt. */
    clearError: () => setError(null),
    /** Hides all errors, for example because the values were replaced. */
    reset: (): void => {
      setTries(0);
      setError(null);
    },
    readInputs: syncInputs,
    /** Fills in uncontrolled inputs as if the user had typed the values. */
    fill: (part: Partial<Record<keyof Values & string, string>>): void => {
      for (const [name, value] of Object.entries<string>(part as Record<string, string>)) {
        const input = findInput(form.current, name);
        if (input) input.value = value;
      }
      syncInputs();
    },
    focus: (name: keyof Values & string): void => findInput(form.current, name)?.focus(),
  };
};
