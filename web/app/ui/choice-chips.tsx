import { type ReactNode, useId } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface Props<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Tailwind classes that set the number of columns. */
  columns: string;
}

/** A choice between a few options, as native radio buttons that are large enough to tap. */
export const ChoiceChips = <Value extends string>(props: Props<Value>) => {
  const { legend, hint, error, choices, value, onChange, disabled, columns } = props;
  const name = useId();
  const message = error ?? hint;
  return (
    <fieldset
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={message ? `${name}-message` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="font-semibold text-sm">{legend}</legend>
      {message ? (
        <p
          id={`${name}-message`}
          role={error ? 'alert' : undefined}
          className={`text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
        >
          {message}
        </p>
      ) : null}
      <div className={`mt-1 grid gap-2 ${columns}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="tabular relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-xl border border-line-strong bg-surface px-3 py-2 text-center has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span>
              <span className="block">{choice.label}</span>{' '}
              {choice.hint ? (
                <span className="block font-normal text-ink-soft text-xs">{choice.hint}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
