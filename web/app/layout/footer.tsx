import { CITIES } from '@tomoguide/contract/catalog/cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { citySearchPath } from '../parts/guides/search/search-language.ts';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import { Logo } from './logo.tsx';

const FIRST_CITIES = 3;

const Column = ({
  title,
  links,
}: {
  title: ReactNode;
  links: readonly (readonly [string, string])[];
}) => {
  return (
    <div>
      <h2 className="mb-2 font-semibold text-[0.9375rem]">{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-[0.9375rem] text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * Pages without the footer: the checkout and the payment page, where links would distract from the one
 * button, and the staff console, because the footer's links are for travelers and guides.
 */
const WITHOUT = /^\/(?:checkout|payment-demo|staff)(?:\/|$)/;

export const Footer = () => (WITHOUT.test(useLocation().pathname) ? null : <Columns />);

const Columns = () => {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const isGuide = useSession()?.user.isGuide;
  const cities = CITIES.slice(0, FIRST_CITIES).map((city): [string, string] => [
    citySearchPath(city.slug, locale),
    t('layout.footer.guidesIn', { city: getLocalizedName(city, locale) }),
  ]);
  return (
    // The footer's last line, which names the currency, ends above the bars at the bottom of the screen on
    // phones.
    <footer className="mt-16 max-sm:in-[body:has([data-price-bar])]:mt-4 border-line border-t bg-sunken pb-[calc(var(--bottom-bar)+1.5rem)] max-md:in-[body:has([data-price-bar])]:pb-[calc(var(--bottom-bar)+5rem)] md:pb-0 md:max-lg:in-[body:has([data-price-bar])]:pb-20">
      {/* On phones a page with a price bar has only the end of the footer. */}
      <div className="max-sm:in-[body:has([data-price-bar])]:hidden mx-auto grid max-w-[75rem] grid-cols-2 gap-8 px-4 py-12 sm:px-6 md:grid-cols-4 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <Logo />
          <p className="max-w-xs text-ink-soft">{t('layout.footer.tagline')}</p>
        </div>
        <Column
          title={t('layout.footer.discover')}
          links={[
            ['/search', t('layout.footer.allGuides')],
            ['/help/featured', t('layout.footer.featured')],
            ...cities,
            ['/help/cities', t('layout.footer.cities')],
          ]}
        />
        <Column
          title={t('layout.footer.guides')}
          links={[
            ...(isGuide
              ? ([
                  ['/guide', t('layout.footer.guideHome')],
                  ['/guide-dashboard', t('layout.guideDashboard')],
                ] as const)
              : ([['/become-guide', t('layout.becomeGuide')]] as const)),
            ['/help/guide-resources', t('layout.footer.guideResources')],
            ['/help/guide-community', t('layout.footer.guideCommunity')],
          ]}
        />
        <Column
          title={t('layout.footer.support')}
          links={[
            ['/help', t('layout.helpCenter')],
            ['/help/how-it-works', t('layout.footer.howItWorks')],
            ['/help/cancellation', t('layout.footer.cancellation')],
            ['/help/safety', t('layout.footer.safety')],
            ['/help/traveler-community', t('layout.footer.travelerCommunity')],
            ['/help/contact', t('layout.footer.contact')],
          ]}
        />
        <Column
          title={t('layout.footer.legal')}
          links={[
            ['/terms', t('layout.footer.terms')],
            ['/privacy', t('layout.footer.privacy')],
            ['/help/cookies', t('layout.footer.cookies')],
            ['/help/about', t('layout.footer.about')],
          ]}
        />
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-[75rem] flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-5 text-ink-soft text-sm sm:px-6">
          <p>{t('layout.footer.rights', { year: '2026' })}</p>
          <p>{t('layout.footer.prices')}</p>
        </div>
      </div>
    </footer>
  );
};
