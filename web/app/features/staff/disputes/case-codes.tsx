import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatInstant, formatZone } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** The start codes that either side entered, as evidence (docs/product/bookings.md, "Start without signal"). */
export const CaseCodes = ({
  found,
}: {
  found: Pick<DisputeCase, 'startCodeEntries' | 'timeZone' | 'traveler' | 'guide'>;
}) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const time = (at: string) => formatInstant(at, found.timeZone, locale);
  return (
    <div className="grid gap-3">
      <div className="text-ink-soft text-sm">
        <p>{t('codesHint')}</p>
        <p>{t('clock', { zone: formatZone(found.timeZone, locale) })}</p>
      </div>
      <ul className="grid gap-3">
        {found.startCodeEntries.map(({ by, enteredAt, arrivedAt, fits, outcome }) => (
          <li key={`${by}:${enteredAt}:${arrivedAt}`}>
            <p className="wrap-anywhere">
              {t('codeLine', {
                name: nameOf(found[by].nickname),
                entered: time(enteredAt),
                arrived: time(arrivedAt),
              })}
            </p>
            <p className="text-ink-soft text-sm">
              {t(fits ? 'codeFits' : 'codeFails')} · {t(`codeOutcome.${outcome}`)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
