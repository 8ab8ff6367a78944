import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatYen } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';

/** The extra costs on site, who proposed each, and whether the other side agreed. */
export const CaseCosts = ({
  found,
}: {
  found: Pick<DisputeCase, 'extraCosts' | 'traveler' | 'guide'>;
}) => {
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const nameOf = usePersonName();
  return (
    <Lines>
      {found.extraCosts.map(({ number, by, text, yen, state }) => (
        <Line
          key={number}
          label={<bdi className="wrap-anywhere">{text}</bdi>}
          hint={t(`staff-disputes.costState.${state}`, { name: nameOf(found[by].nickname) })}
        >
          {formatYen(yen, locale)}
        </Line>
      ))}
    </Lines>
  );
};
