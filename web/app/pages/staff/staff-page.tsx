import { formatZone } from '@tomoguide/contract/format';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import type { StaffPageId } from '@tomoguide/contract/staff/pages';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../lib/page-head.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { StaffKeysHelp } from './staff-keys-help.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffOnly } from './staff-only.tsx';

interface Props {
  /** The section of the page; null for the overview. */
  place: StaffPageId | null;
  title: string;
  lead?: ReactNode;
  /** True if the list stays visible next to its open case on wide screens. */
  listStays?: boolean | undefined;
  children: ReactNode;
}

const Head = ({ place, title, lead, listStays }: Omit<Props, 'children'>) => {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const [params] = useSearchParams();
  const isCase = Number(params.get('case')) > 0;
  // A case has its own title and a link back to the list, so the section's title is only for screen
  // readers.
  const hidden = listStays ? 'max-xl:sr-only' : 'sr-only';
  return (
    <div className="grid gap-2">
      <div className={`grid gap-2 ${isCase ? hidden : ''}`}>
        <h1 className="font-bold text-3xl tracking-tight">{title}</h1>
        {lead ? <p className="max-w-2xl text-pretty text-ink-soft">{lead}</p> : null}
      </div>
      {place ? (
        <div className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <p>{t('staff.clock', { zone: formatZone(STAFF_TIME_ZONE, locale) })}</p>
          <StaffKeysHelp />
        </div>
      ) : null}
    </div>
  );
};

/** A page of the console, with the menu beside it or, on phones, above it. */
export const StaffPage = ({ place, title, lead, listStays, children }: Props) => (
  <div className="mx-auto max-w-[75rem] px-4 py-6 sm:px-6 lg:py-10">
    <PageHead title={title} />
    <StaffOnly title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <StaffMenu current={place} />
        <div className="grid min-w-0 content-start gap-6">
          <Head place={place} title={title} lead={lead} listStays={listStays} />
          {children}
        </div>
      </div>
    </StaffOnly>
  </div>
);
