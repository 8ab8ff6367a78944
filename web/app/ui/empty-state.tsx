import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  /** The next step: buttons or links. */
  actions?: ReactNode;
  /** An illustration's address on this site. */
  picture?: string;
}

/** Nothing here: what the place is for, and the next step. */
export const EmptyState = ({ title, children, actions, picture }: Props) => (
  <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-12 text-center">
    {picture ? (
      <img src={picture} alt="" width={320} height={200} className="w-64 rounded-2xl" />
    ) : null}
    <h2 className="font-semibold text-xl">{title}</h2>
    {children ? <div className="grid gap-2 text-balance text-ink-soft">{children}</div> : null}
    {actions ? <div className="flex flex-wrap justify-center gap-2">{actions}</div> : null}
  </div>
);
