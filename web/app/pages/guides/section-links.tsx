import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { useSectionInView } from '../../ui/use-section-in-view.ts';

/**
 * Sticky links to the sections of a guide's page, which mark the section in view. On phones, the links are
 * a row that scrolls sideways.
 */
export const SectionLinks = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const nav = useRef<HTMLElement>(null);
  const parts: (readonly [id: string, name: string])[] = [
    ...(guide.itineraries.length > 0
      ? [['itineraries', t('guides.parts.itineraries')] as const]
      : []),
    ['about', t('guides.parts.about')],
    ...(guide.gallery.length > 0 ? [['photos', t('guides.photos.title')] as const] : []),
    ['services', t('guides.parts.services')],
    ['reviews', t('guides.reviews.title')],
  ];
  const here = useSectionInView(
    nav,
    parts.map(([id]) => id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is marked.
  useEffect(() => {
    const links = nav.current;
    const marked = links?.querySelector<HTMLElement>('[aria-current]');
    if (!links || !marked) return;
    // Scrolls only the row, because `scrollIntoView` would also scroll the page.
    links.scrollLeft = marked.offsetLeft - (links.clientWidth - marked.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={nav} aria-label={t('guides.parts.label')} className="section-links">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
};
