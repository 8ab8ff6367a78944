import { type SupportTopic, supportPath } from '@tomoguide/contract/support/topics';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { opensHere, useOpenSupport } from './open-support.ts';

interface Props {
  topic: SupportTopic;
  className: string;
  children: ReactNode;
}

/** A way to the team that looks like the others beside it; a `SupportLink` looks like a button. */
export const SupportWay = ({ topic, className, children }: Props) => {
  const openSupport = useOpenSupport();
  const open = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    void openSupport(topic);
  };
  return (
    <Link to={supportPath(topic)} className={className} onClick={open}>
      {children}
    </Link>
  );
};
