import { getSupportPath, type SupportTopic } from '@tomoguide/contract/support/topics';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSupportClick } from './open-support.ts';

interface Props {
  topic: SupportTopic;
  className: string;
  children: ReactNode;
}

/** A support link styled like the text around it; `SupportLink` looks like a button. */
export const SupportTextLink = ({ topic, className, children }: Props) => {
  const { busy, press } = useSupportClick(topic);
  return (
    <Link
      to={getSupportPath(topic)}
      className={className}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
    </Link>
  );
};
