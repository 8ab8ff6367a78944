import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { useChosenInSight } from '../../../ui/use-chosen-in-sight.ts';
import { FADED, useFade } from '../../../ui/use-fade.ts';
import { usePartInSight } from '../../../ui/use-part-in-sight.ts';
import { openRequests } from '../request/queries.ts';

const PARTS = ['today', 'requests', 'upcoming', 'calendar', 'earnings', 'reviews', 'past'] as const;
export type DeskPart = (typeof PARTS)[number];

interface Props {
  /** What the page begins with. */
  first: 'today' | 'requests';
  /** Bookings that belong to a part; those that are only asked for are counted here. */
  counts: Partial<Record<DeskPart, number>>;
}

/** Leads to the parts of the desk; it stays in sight below the header, and marks the one being read. */
export const DeskLinks = ({ first, counts }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { data: asked } = useQuery(openRequests());
  const nav = useRef<HTMLElement>(null);
  const parts = first === 'today' ? PARTS : PARTS.with(0, 'requests').with(1, 'today');
  const here = usePartInSight(nav, parts);
  useFade(nav);
  useChosenInSight(nav, here ?? '');
  const countOf = (part: DeskPart): number =>
    (counts[part] ?? 0) + (part === 'requests' ? (asked?.length ?? 0) : 0);
  return (
    <div className="sticky top-(--top-bar) z-20 -mx-4 border-line border-b bg-paper sm:-mx-6 short:static">
      <nav
        ref={nav}
        aria-label={t('parts.label')}
        className={`flex gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:px-5 ${FADED}`}
      >
        {parts.map((part) => (
          <a
            key={part}
            href={`#${part}`}
            aria-current={part === here ? 'location' : undefined}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-xl px-3 text-[0.9375rem] text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-action"
          >
            {t(`parts.${part}`)}
            {countOf(part) > 0 ? (
              <span className="tabular rounded-full bg-line px-2 text-ink text-xs leading-5">
                {countOf(part)}
              </span>
            ) : null}
          </a>
        ))}
      </nav>
    </div>
  );
};
