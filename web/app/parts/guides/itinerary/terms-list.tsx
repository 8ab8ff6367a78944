import { formatYen } from '@tomoguide/contract/format';
import { hasTerms, type Inclusion, type Terms } from '@tomoguide/contract/guides/itinerary-terms';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Check, X } from '../../../ui/icons.ts';

const Entry = ({ isIn, children }: { isIn: boolean; children: ReactNode }) => {
  const Mark = isIn ? Check : X;
  return (
    <li className="flex gap-2">
      <Mark
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 ${isIn ? 'text-good' : 'text-ink-soft'}`}
      />
      <span className="wrap-anywhere min-w-0 whitespace-pre-line">{children}</span>
    </li>
  );
};

const Inclusions = ({ of, isIn }: { of: Inclusion<string>; isIn: boolean }) => {
  const { t } = useTranslation('itinerary-terms');
  if (of.kinds.length === 0 && of.words === '') return null;
  return (
    <div>
      <p className="mb-1 font-semibold text-sm">
        {t(isIn ? 'itinerary-terms.included' : 'itinerary-terms.notIncluded')}
      </p>
      <ul className="grid gap-1">
        {of.kinds.map((kind) => (
          <Entry key={kind} isIn={isIn}>
            {t(`itinerary-terms.kinds.${kind}`)}
          </Entry>
        ))}
        {of.words ? (
          <Entry isIn={isIn}>
            <bdi>{of.words}</bdi>
          </Entry>
        ) : null}
      </ul>
    </div>
  );
};

/**
 * Shows what is included, what is not, the tickets and the shopping stops; renders nothing if the guide has
 * given none of these.
 */
export const TermsList = ({ terms }: { terms: Terms<string> }) => {
  const { t } = useTranslation('itinerary-terms');
  const locale = useLocale();
  const { tickets, shops } = terms;
  if (!hasTerms(terms)) return null;
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-4 empty:hidden @md:grid-cols-2">
        <Inclusions of={terms.included} isIn />
        <Inclusions of={terms.notIncluded} isIn={false} />
      </div>
      {tickets.length > 0 ? (
        <div>
          <p className="mb-1 font-semibold text-sm">{t('itinerary-terms.tickets')}</p>
          <ul className="grid gap-2">
            {tickets.map(({ title, buyer, yen }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tickets can have the same name, and the order is fixed.
              <li key={`${index}-${title}`} className="wrap-anywhere">
                <bdi>{title}</bdi>
                <span className="tabular block text-ink-soft text-sm">
                  {t('itinerary-terms.perTicket', { amount: formatYen(yen, locale) })} ·{' '}
                  {t(`itinerary-terms.buyers.${buyer}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {shops?.length === 0 ? <p>{t('itinerary-terms.noShops')}</p> : null}
      {shops && shops.length > 0 ? (
        <div>
          <p className="mb-1 font-semibold text-sm">{t('itinerary-terms.shops')}</p>
          <ul className="grid gap-2">
            {shops.map(({ name, minutes, commission }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two shops can have the same name, and the order is fixed.
              <li key={`${index}-${name}`} className="wrap-anywhere">
                <bdi>{name}</bdi>
                <span className="tabular block text-ink-soft text-sm">
                  {t('itinerary-terms.upToMinutes', { count: minutes })} ·{' '}
                  {t(commission ? 'itinerary-terms.commission' : 'itinerary-terms.noCommission')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
};
