import type { Itinerary } from '@tomoguide/contract/guides/entities';
import { hasTerms, type Terms } from '@tomoguide/contract/guides/itinerary-terms';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ChevronDown } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShopsLine } from '../../guides/itinerary/shops-line.tsx';
import { StopList } from '../../guides/itinerary/stop-list.tsx';
import { TermsList } from '../../guides/itinerary/terms-list.tsx';

interface Props {
  plan: { stops: Itinerary['stops']; terms?: Terms<string> | undefined };
}

/**
 * The stops of an itinerary and what its price covers, collapsed initially. Its shopping stops, or that it
 * has none, are always visible in one line.
 */
export const CollapsiblePlan = ({ plan: { stops, terms } }: Props) => {
  const { t } = useTranslation('bookings');
  const [isOpen, setOpen] = useState(false);
  if (stops.length === 0 && !(terms && hasTerms(terms))) return null;
  return (
    <div className="w-full min-w-0">
      {terms?.shops ? <ShopsLine shops={terms.shops} /> : null}
      <details
        className="group w-full min-w-0"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-action text-sm">
          {t('bookings.itinerary.plan', { count: stops.length })}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        {isOpen ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <div className="grid gap-5 pt-1 pb-2">
              <StopList stops={stops} small />
              {terms ? <TermsList terms={terms} /> : null}
            </div>
          </Suspense>
        ) : null}
      </details>
    </div>
  );
};
