import { useEffect } from 'react';
import { CircleAlert } from '../ui/icons.ts';

interface Props {
  /** The action that failed, as the alert's title. */
  title?: string;
  message: string | null;
}

/** Shows an error of the form as a whole. Do not also show the error in a toast. */
export const FormAlert = ({ title, message }: Props) => {
  useEffect(() => {
    // The alert pushes the focused field down, possibly under a fixed bar.
    if (message !== null) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message === null ? null : (
    <p
      role="alert"
      className="flex gap-2.5 rounded-xl bg-danger-soft px-3.5 py-3 text-[0.9375rem] text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {title ? <strong className="block">{title}</strong> : null}
        {message}
      </span>
    </p>
  );
};
