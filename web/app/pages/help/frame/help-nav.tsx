import { HELP_TOPICS, type HelpPageId, helpPath } from '@tomoguide/contract/help/help-pages';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Links to all help pages by topic: beside the text on wide screens, after it on others. */
export const HelpNav = ({ current, wide = false }: { current: HelpPageId; wide?: boolean }) => {
  const { t } = useTranslation('help');
  return (
    <nav
      aria-label={t('help.more')}
      className={`grid content-start gap-6 sm:grid-cols-3 ${wide ? '' : 'lg:grid-cols-1'}`}
    >
      {HELP_TOPICS.map(({ topic, pages }) => (
        <div key={topic}>
          <h2 className="mb-1 font-semibold text-[0.9375rem]">{t(`help.topics.${topic}`)}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link
                  to={helpPath(page)}
                  aria-current={page === current ? 'page' : undefined}
                  className="-mx-3 flex min-h-9 items-center rounded-xl px-3 py-1.5 text-[0.9375rem] text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action pointer-coarse:min-h-11"
                >
                  {t(`help.pages.${page}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
