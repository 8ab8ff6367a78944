import { useTranslation } from '../../../translation/use-translation.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { FoundList } from './found-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type FoundHelp, useFoundHelp } from './use-found-help.ts';

/** All results for the query in the URL. */
export const Results = ({ query, rendered }: { query: string; rendered: FoundHelp | null }) => {
  const { t } = useTranslation('help');
  const { found, again } = useFoundHelp(query, rendered);
  return (
    <section className="max-w-3xl">
      <h2 className="wrap-anywhere mb-3 font-bold text-2xl">
        {t('help.search.results', { words: query })}
      </h2>
      {found?.entries === null ? (
        <LoadFailure onRetry={again}>{t('help.search.failed')}</LoadFailure>
      ) : null}
      {found?.entries?.length === 0 ? <NothingFound query={query} /> : null}
      {found?.entries && found.entries.length > 0 ? (
        <div className="-mx-3">
          <FoundList entries={found.entries} query={query} />
        </div>
      ) : null}
    </section>
  );
};
