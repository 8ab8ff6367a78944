import { formatDay } from '@tomoguide/contract/format';
import type { OwnStatement } from '@tomoguide/contract/guides/work-permission';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

type Facts = Pick<OwnStatement, 'residenceStatus' | 'permits' | 'until' | 'holidays'>;

/** What a guide states about their permission to work, for the guide and staff. */
export const StatementFacts = ({ statement }: { statement: Facts }) => {
  const { t } = useTranslation('work-permission');
  const locale = useLocale();
  const { residenceStatus, permits, until, holidays } = statement;
  const days = holidays.map(({ from, to }) =>
    t('work-permission.range', { from: formatDay(from, locale), to: formatDay(to, locale) }),
  );
  return (
    <>
      <h2 className="wrap-anywhere font-semibold text-lg">
        {t(`work-permission.status.${residenceStatus}`)}
      </h2>
      <p>{t(`work-permission.permits.${permits}`)}</p>
      <p className="tabular">
        {until === null
          ? t('work-permission.forever')
          : t('work-permission.until', { day: formatDay(until, locale) })}
      </p>
      {days.length > 0 ? (
        <p className="tabular text-pretty">
          {t('work-permission.holidays', { days: days.join(LANGUAGES[locale].comma) })}
        </p>
      ) : null}
    </>
  );
};
