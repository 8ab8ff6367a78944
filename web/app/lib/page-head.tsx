import {
  getCityPreviewPath,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
} from '@tomoguide/contract/catalog/previews';
import { LANGUAGES, LOCALES } from '@tomoguide/contract/locale';
import { useLocation } from 'react-router';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { usePageInfo } from './page-info.ts';
import { formatBadge, UNREAD_NOTICES_KEY, useUnread, useUnreadMessages } from './unread.ts';

interface Props {
  title: string;
  description?: string;
  /** Path and canonical query of a public page. Private pages omit it and are not indexed. */
  path?: string;
  /** Path of the preview image for shared links; by default, a city's image. */
  image?: string;
  /** Structured data for search engines. */
  jsonLd?: unknown;
  /** If true, uses the title alone, without the site's name after it. */
  whole?: boolean;
}

const withLanguage = (url: string, locale: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;

/**
 * Renders a page's title and meta tags, which React moves into the head, including during server-side
 * rendering.
 */
export const PageHead = ({
  title,
  description,
  path,
  image = getCityPreviewPath('kyoto'),
  jsonLd,
  whole = false,
}: Props) => {
  const { t } = useTranslation('layout');
  const { origin } = usePageInfo();
  const namesLanguage = /[?&]lang=/.test(useLocation().search);
  const locale = useLocale();
  const unread = useUnreadMessages() + useUnread(UNREAD_NOTICES_KEY);
  const full = whole ? title : t('layout.brandTitle', { title });
  return (
    <>
      <title>{unread > 0 ? `(${formatBadge(unread)}) ${full}` : full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {/* A URL without a language is the x-default page and its own canonical. */}
          <link
            rel="canonical"
            href={namesLanguage ? withLanguage(origin + path, locale) : origin + path}
          />
          {LOCALES.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={withLanguage(origin + path, other)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t('layout.brand')} />
          <meta property="og:title" content={full} />
          <meta property="og:url" content={withLanguage(origin + path, locale)} />
          <meta property="og:locale" content={LANGUAGES[locale].openGraph} />
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <meta key={other} property="og:locale:alternate" content={LANGUAGES[other].openGraph} />
          ))}
          {description ? <meta property="og:description" content={description} /> : null}
          <meta property="og:image" content={origin + image} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
          <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its opening brackets escaped, as a data block.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      ) : null}
    </>
  );
};
