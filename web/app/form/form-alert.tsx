import { useEffect } from 'react';
import { CircleAlert } from '../ui/icons.ts';

interface Props {
  /** What did not happen. */
  title?: string;
  message: string | null;
}

/** What went wrong with the form as a whole. Said here alone: a toast would say it a second time. */
export const FormAlert = ({ title, message }: Props) => {
  useEffect(() => {
    // It moves the field that has the focus down, under a bar even.
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
