import { HELP_TOPICS, type HelpPageId, helpPath } from '@tomoguide/contract/help/help-pages';
import { Link } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import type { Icon } from '../../../ui/draw-icon.ts';
import {
  Award,
  BadgeCheck,
  Database,
  Flag,
  Handshake,
  Heart,
  LifeBuoy,
  MapPin,
  Navigation,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
} from '../../../ui/icons.ts';

const ICONS: Readonly<Record<HelpPageId, Icon>> = {
  'how-it-works': Navigation,
  cancellation: ReceiptText,
  safety: ShieldAlert,
  featured: Award,
  cities: MapPin,
  'traveler-community': Heart,
  'guide-resources': Flag,
  'guide-community': Handshake,
  about: BadgeCheck,
  contact: LifeBuoy,
  terms: ScrollText,
  privacy: ShieldCheck,
  cookies: Database,
};

/** Every help page as a card, by topic. */
export const TopicCards = () => {
  const { t } = useTranslation('help');
  return HELP_TOPICS.map(({ topic, pages }) => (
    <section key={topic}>
      <h2 className="mb-4 font-bold text-2xl">{t(`help.topics.${topic}`)}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {pages.map((page) => {
          const Icon = ICONS[page];
          return (
            <li key={page}>
              <Link
                to={helpPath(page)}
                className="lifts flex h-full items-start gap-4 rounded-2xl border border-line bg-surface p-5 text-ink no-underline shadow-card"
              >
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl bg-action-soft text-action">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span>
                  <span className="block font-semibold text-lg leading-snug">
                    {t(`help.pages.${page}.title`)}
                  </span>
                  <span className="mt-1 block text-ink-soft">{t(`help.pages.${page}.text`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
};
