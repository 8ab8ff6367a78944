import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page-head.tsx';
import type { Session } from '../../lib/session.ts';
import { GuideOnly } from '../../parts/guides/guide-only.tsx';
import { GuideSettingsNav } from './guide-settings-nav.tsx';

interface Props {
  title: string;
  lead?: string;
  children: (session: Session) => ReactNode;
}

/** A page on which guides edit what travelers see, with links to the other such pages. */
export const GuideSettingsPage = ({ title, lead, children }: Props) => (
  <div className="mx-auto grid w-full max-w-[60rem] grid-cols-1 gap-4 px-4 py-5 sm:gap-6 sm:px-6 sm:py-8">
    <PageHead title={title} />
    <div className="grid max-w-prose gap-2">
      <h1 className="font-bold text-2xl sm:text-3xl">{title}</h1>
      {lead ? <p className="text-balance text-ink-soft">{lead}</p> : null}
    </div>
    <GuideOnly>
      {(session) => (
        <>
          <GuideSettingsNav />
          {children(session)}
        </>
      )}
    </GuideOnly>
  </div>
);
