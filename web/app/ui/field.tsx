import { type ReactNode, useId } from 'react';

/** Props for the control inside a field, which connect the label, hint and error to it. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown next to the label, such as '(optional)'. */
  note?: ReactNode;
  children: (props: FieldProps) => ReactNode;
  className?: string;
}

/** A labeled control, with the label above and a hint or an error message below. */
export const Field = ({ label, hint, error, note, children, className = '' }: Props) => {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label} {note ? <span className="font-normal text-ink-soft">{note}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {message ? (
        <p
          id={messageId}
          role={error ? 'alert' : undefined}
          className={`text-balance text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
        >
          {message}
        </p>
      ) : null}
    </div>
  );
};
