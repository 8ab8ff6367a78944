import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Check } from '../../../ui/icons.ts';

const NEEDED = ['person', 'answers', 'document', 'certificates'] as const;

/** The requirements for an application. Shown last, after the benefits of guiding. */
export const Requirements = () => {
  const { t } = useTranslation('become-guide');
  return (
    <section aria-labelledby="needed" className="grid gap-4">
      <h2 id="needed" className="font-bold text-2xl tracking-tight">
        {t('become-guide.needed.title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {NEEDED.map((each) => (
          <li key={each} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
            <span>{t(`become-guide.needed.${each}`)}</span>
          </li>
        ))}
      </ul>
      <Link
        to="/help/guide-resources"
        className="inline-flex min-h-11 items-center justify-self-start text-action"
      >
        {t('become-guide.handbook')}
      </Link>
    </section>
  );
};
