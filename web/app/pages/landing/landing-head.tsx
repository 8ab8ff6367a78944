import { LOCALES } from '@tomoguide/contract/locale';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { useTranslation } from '../../translation/use-translation.ts';

/** Returns the structured data for search engines: the site with its search, and the organization. */
const buildStructuredData = (origin: string, description: string) => {
  const home = `${origin}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        name: 'TomoGuide',
        alternateName: '友导',
        url: home,
        description,
        inLanguage: LOCALES,
        publisher: { '@id': `${home}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={words}` },
          'query-input': 'required name=words',
        },
      },
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: 'TomoGuide',
        alternateName: '友导',
        url: home,
        logo: `${origin}/icon.svg`,
        areaServed: { '@type': 'Country', name: 'Japan' },
      },
    ],
  };
};

export const LandingHead = () => {
  const { t } = useTranslation('landing');
  const { origin } = usePageInfo();
  return (
    <PageHead
      title={t('landing.title')}
      description={t('landing.description')}
      path="/"
      jsonLd={buildStructuredData(origin, t('landing.description'))}
      whole
    />
  );
};
