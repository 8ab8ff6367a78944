import {
  EMERGENCY_NUMBERS,
  type EmergencyNumber,
} from '@tomoguide/contract/help/emergency-numbers';
import { useTranslation } from '../../../translation/use-translation.ts';
import { getButtonStyle } from '../../../ui/button-style.ts';
import { Phone } from '../../../ui/icons.ts';

/** The two numbers that anyone may need urgently. */
const FIRST: readonly EmergencyNumber[] = ['police', 'ambulance'];
/** Numbers for needs that are rarer or less urgent. */
const OTHERS: readonly EmergencyNumber[] = ['hotline', 'coastGuard', 'doctor', 'disasterDial'];

const CARD = 'rounded-2xl border border-line bg-surface p-5 shadow-card';

const Line = ({ line, first }: { line: EmergencyNumber; first: boolean }) => {
  const { t } = useTranslation('safety');
  const { shown, dialed } = EMERGENCY_NUMBERS[line];
  const name = t(`safety.lines.${line}.name`);
  return (
    <li className={`${CARD} flex flex-col justify-between gap-3`}>
      <div>
        <h3 className="font-semibold text-lg leading-snug">{name}</h3>
        <p className="text-[0.9375rem] text-ink-soft">{t(`safety.lines.${line}.hint`)}</p>
      </div>
      <a
        href={`tel:${dialed}`}
        aria-label={t('safety.call', { number: `${shown}, ${name}` })}
        className={`${first ? `${getButtonStyle('primary', 'large', true)} text-xl!` : `${getButtonStyle('secondary')} self-start`} tabular whitespace-nowrap`}
      >
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {t('safety.call', { number: shown })}
      </a>
    </li>
  );
};

/** The numbers, each as a link that calls it. */
export const NumberList = () => {
  const { t } = useTranslation('safety');
  return (
    <section id="numbers" aria-labelledby="numbers-title" className="grid gap-4">
      <h2 id="numbers-title" className="font-semibold text-xl">
        {t('safety.numbers')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {[...FIRST, ...OTHERS].map((line) => (
          <Line key={line} line={line} first={FIRST.includes(line)} />
        ))}
      </ul>
    </section>
  );
};
