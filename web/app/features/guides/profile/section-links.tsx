import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useRef } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { usePartInSight } from './use-part-in-sight.ts';

/** Leads to the parts of a guide's page; on wide screens it stays in sight, and marks the one being read. */
export const SectionLinks = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const nav = useRef<HTMLElement>(null);
  const parts: (readonly [id: string, name: string])[] = [
    ['about', t('parts.about')],
    ...(guide.gallery.length > 0 ? [['photos', t('photos.title')] as const] : []),
    ...(guide.itineraries.length > 0 ? [['itineraries', t('parts.itineraries')] as const] : []),
    ['services', t('parts.services')],
    ['calendar', t('parts.calendar')],
    ['reviews', t('reviews.title')],
  ];
  const here = usePartInSight(
    nav,
    parts.map(([id]) => id),
  );
  return (
    <nav ref={nav} aria-label={t('parts.label')} className="section-links">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
};
