import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { useStaffTime } from './use-staff-time.ts';

/**
 * The start codes that the traveler and the guide entered, as evidence (docs/product/bookings.md, "Start
 * without signal").
 */
export const CaseCodes = ({
  found,
}: {
  found: Pick<DisputeCase, 'startCodeEntries' | 'traveler' | 'guide'>;
}) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-disputes');
  const time = useStaffTime();
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{t('staff-disputes.codesHint')}</p>
      <ul className="grid gap-3">
        {found.startCodeEntries.map(({ by, enteredAt, arrivedAt, fits, outcome }) => (
          <li key={`${by}:${enteredAt}:${arrivedAt}`}>
            <p className="wrap-anywhere">
              {t('staff-disputes.codeLine', {
                name: nameOf(found[by].nickname),
                entered: time(enteredAt),
                arrived: time(arrivedAt),
              })}
            </p>
            <p className="text-ink-soft text-sm">
              {t(fits ? 'staff-disputes.codeFits' : 'staff-disputes.codeFails')} ·{' '}
              {t(`staff-disputes.codeOutcome.${outcome}`)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
