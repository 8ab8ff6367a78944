import { EMERGENCY_NUMBERS } from '@tomoguide/contract/help/emergency-numbers';
import { useTranslation } from '../../translation/use-translation.ts';
import { getButtonStyle } from '../../ui/button-style.ts';

const LINES = ['police', 'ambulance', 'hotline'] as const;

/** The emergency numbers, each on its own line with a large touch target. */
export const EmergencyNumbers = () => {
  const { t } = useTranslation('travelers-page');
  return (
    <ul className="grid gap-3">
      {LINES.map((line) => {
        const { shown, dialed } = EMERGENCY_NUMBERS[line];
        return (
          <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              {t(`travelers-page.${line}`)}
              {line === 'hotline' ? (
                <span className="block text-base text-ink-soft">
                  {t('travelers-page.hotlineHint')}
                </span>
              ) : null}
            </p>
            <a
              href={`tel:${dialed}`}
              aria-label={t('travelers-page.call', {
                number: `${shown}, ${t(`travelers-page.${line}`)}`,
              })}
              className={`${getButtonStyle('secondary', 'large')} tabular whitespace-nowrap px-4! text-xl!`}
            >
              {shown}
            </a>
          </li>
        );
      })}
    </ul>
  );
};
