import { HELP_QUERY_MAX } from '@tomoguide/contract/help/help-search';
import { getRequestLocale } from '../lib/current-locale.ts';
import { PageHead } from '../lib/page-head.tsx';
import { ContactTeam } from '../pages/help/frame/contact-team.tsx';
import { HelpBand } from '../pages/help/frame/help-band.tsx';
import { findHelp } from '../pages/help/search/find-help.ts';
import { Results } from '../pages/help/search/results.tsx';
import type { FoundHelp } from '../pages/help/search/use-found-help.ts';
import { Questions } from '../pages/help/start/questions.tsx';
import { TopicCards } from '../pages/help/start/topic-cards.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/help.ts';

const load = async (request: Request): Promise<FoundHelp> => {
  const locale = getRequestLocale(request);
  const searchQuery = new URL(request.url).searchParams.get('q') ?? '';
  const query = searchQuery.trim().slice(0, HELP_QUERY_MAX);
  const entries = query === '' ? [] : await findHelp(locale, query).catch(() => null);
  return { locale, query, entries };
};

export const loader = ({ request }: Route.LoaderArgs) => load(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(request);

export default function Help({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('help');
  return (
    <>
      <PageHead title={t('help.title')} description={t('help.description')} path="/help" />
      <HelpBand title={t('help.title')} lead={t('help.lead')} here={null} drawing="arcade" />
      <div className="mx-auto grid max-w-[75rem] grid-cols-1 gap-14 px-4 py-10 sm:px-6 sm:py-12">
        {loaderData.query === '' ? null : (
          <Results query={loaderData.query} rendered={loaderData} />
        )}
        <TopicCards />
        <Questions />
        <ContactTeam />
      </div>
    </>
  );
}
