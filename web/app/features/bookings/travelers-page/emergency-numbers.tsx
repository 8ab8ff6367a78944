import { useTranslation } from '../../../translation/use-translation.ts';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Of Japan; the hotline is the national tourist office's. */
const NUMBERS = [
  { name: 'police', shown: '110', dialled: '110' },
  { name: 'ambulance', shown: '119', dialled: '119' },
  { name: 'hotline', shown: '050-3816-2787', dialled: '+81-50-3816-2787' },
] as const;

/** Each number a line that a finger cannot miss. */
export const EmergencyNumbers = () => {
  const { t } = useTranslation('bookings-travelers-page');
  return (
    <ul className="grid gap-3">
      {NUMBERS.map(({ name, shown, dialled }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0">
            {t(name)}
            {name === 'hotline' ? (
              <span className="block text-base text-ink-soft">{t('hotlineHint')}</span>
            ) : null}
          </p>
          <a
            href={`tel:${dialled}`}
            aria-label={t('call', { number: `${shown}, ${t(name)}` })}
            className={`${buttonStyle('secondary', 'large')} tabular whitespace-nowrap px-4! text-xl!`}
          >
            {shown}
          </a>
        </li>
      ))}
    </ul>
  );
};
