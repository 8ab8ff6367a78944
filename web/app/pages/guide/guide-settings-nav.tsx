import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { useCenteredChoice } from '../../ui/use-centered-choice.ts';
import { FADED, useFade } from '../../ui/use-fade.ts';

/** The pages on which guides edit what travelers see. Add new pages here. */
const PAGES = [
  { to: '/guide/calendar', name: 'calendar' },
  { to: '/guide/profile', name: 'profile' },
  { to: '/guide/qualifications', name: 'qualifications' },
  { to: '/guide/rates', name: 'rates' },
  { to: '/guide/photos', name: 'photos' },
  { to: '/guide/itineraries', name: 'itineraries' },
  { to: '/guide/quick-replies', name: 'quickReplies' },
  { to: '/guide/work-permission', name: 'workPermission' },
] as const;

/** Navigation between the pages where guides edit their profile, availability, and prices. */
export const GuideSettingsNav = () => {
  const { t } = useTranslation('guide-settings');
  const row = useRef<HTMLElement>(null);
  useFade(row);
  useCenteredChoice(row, useLocation().pathname);
  return (
    <nav
      ref={row}
      aria-label={t('guide-settings.pages')}
      className={`-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 ${FADED}`}
    >
      <ul className="flex min-w-max gap-6 border-line border-b">
        {PAGES.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
            >
              {t(`guide-settings.page.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
