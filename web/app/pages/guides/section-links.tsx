import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { usePartInSight } from '../../ui/use-part-in-sight.ts';

/** Leads to the parts of a guide's page; it stays in sight, and marks the one being read. On phones it is a row to be moved sideways. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is marked
  useEffect(() => {
    const links = nav.current;
    const marked = links?.querySelector<HTMLElement>('[aria-current]');
    if (!links || !marked) return;
    // The row alone: `scrollIntoView` would move the page as well.
    links.scrollLeft = marked.offsetLeft - (links.clientWidth - marked.offsetWidth) / 2;
  }, [here]);
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
