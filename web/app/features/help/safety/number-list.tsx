import {
  EMERGENCY_NUMBERS,
  type EmergencyNumber,
} from '@tomoguide/contract/help/emergency-numbers';
import { useTranslation } from '../../../translation/use-translation.ts';
import { buttonStyle } from '../../../ui/button-style.ts';

const LINES: readonly EmergencyNumber[] = [
  'police',
  'ambulance',
  'hotline',
  'coastGuard',
  'doctor',
  'disasterDial',
];

/** The numbers, each a press away. */
export const NumberList = () => {
  const { t } = useTranslation('help-safety');
  return (
    <section aria-labelledby="numbers" className="grid gap-4">
      <h2 id="numbers" className="font-semibold text-xl">
        {t('numbers')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {LINES.map((line) => {
          const { shown, dialed } = EMERGENCY_NUMBERS[line];
          const name = t(`lines.${line}.name`);
          return (
            <li
              key={line}
              className="flex flex-col justify-between gap-3 rounded-2xl border border-line bg-surface p-5 shadow-card"
            >
              <div>
                <h3 className="font-semibold text-lg leading-snug">{name}</h3>
                <p className="text-[0.9375rem] text-ink-soft">{t(`lines.${line}.hint`)}</p>
              </div>
              <a
                href={`tel:${dialed}`}
                aria-label={t('call', { number: `${shown}, ${name}` })}
                className={`${buttonStyle('secondary', 'large')} tabular self-start whitespace-nowrap text-xl!`}
              >
                {shown}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
