import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Leads to the parts of a guide's page; on wide screens it stays in sight. */
export const SectionLinks = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const parts = [
    ['about', t('parts.about')],
    ...(guide.gallery.length > 0 ? [['photos', t('photos.title')]] : []),
    ...(guide.itineraries.length > 0 ? [['itineraries', t('parts.itineraries')]] : []),
    ['services', t('parts.services')],
    ['calendar', t('parts.calendar')],
    ['reviews', t('reviews.title')],
  ];
  return (
    <nav aria-label={t('parts.label')} className="section-links">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
};
