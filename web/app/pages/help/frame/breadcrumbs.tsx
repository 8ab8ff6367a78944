import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';

/** The breadcrumb, which starts at the home page. */
export const Breadcrumbs = ({ here }: { here: string | null }) => {
  const { t } = useTranslation('help', 'layout');
  const steps = [
    ['/', t('layout.brand')],
    ['/help', t('help.title')],
  ] as const;
  const before = here === null ? steps.slice(0, 1) : steps;
  return (
    <nav aria-label={t('help.trail')}>
      <ol className="-my-2 flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {before.map(([to, name]) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink">
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here ?? t('help.title')}</li>
      </ol>
    </nav>
  );
};
