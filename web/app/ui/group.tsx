import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** A group of controls that answer one question. */
export const Group = ({ label, hint, error, children }: Props) => {
  const id = useId();
  const message = error ?? hint;
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={message ? id : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {children}
      {message ? (
        <p
          id={id}
          role={error ? 'alert' : undefined}
          className={`text-balance text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
        >
          {message}
        </p>
      ) : null}
    </fieldset>
  );
};
