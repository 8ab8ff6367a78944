import { useTranslation } from '../../translation/use-translation.ts';

const STEPS = ['choose', 'book', 'go'] as const;

export const HowItWorks = () => {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-5 font-bold text-2xl tracking-tight">
        {t('landing.how')}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="rounded-2xl border border-line bg-surface p-5">
            <span
              aria-hidden="true"
              className="tabular mb-3 inline-flex size-9 items-center justify-center rounded-full bg-action-soft font-bold text-action"
            >
              {index + 1}
            </span>
            <h3 className="font-semibold text-lg">{t(`landing.steps.${step}.title`)}</h3>
            <p className="text-ink-soft">{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
