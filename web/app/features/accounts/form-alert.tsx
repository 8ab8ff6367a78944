import { CircleAlert } from 'lucide-react';

/** What went wrong with the form as a whole; stays where the toast goes away. */
export const FormAlert = ({ message }: { message: string | null }) =>
  message === null ? null : (
    <p
      role="alert"
      className="flex gap-2.5 rounded-xl bg-seal-soft px-3.5 py-3 text-[0.9375rem] text-seal-strong"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  );
