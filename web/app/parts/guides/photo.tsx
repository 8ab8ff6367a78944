import type { GuidePhoto } from '@tomoguide/contract/guides/entities';

interface Props {
  photo: GuidePhoto;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** How soon it is fetched: before the page's scripts, at once, or when it comes in sight. */
  soon?: 'first' | 'in sight' | 'later';
  className?: string;
}

/** A picture of a guide's own, in the width that fits. */
export const Photo = ({ photo, sizes, soon = 'later', className = '' }: Props) => (
  <img
    sizes={sizes}
    srcSet={photo.srcSet}
    src={photo.src}
    alt={photo.alt}
    loading={soon === 'later' ? 'lazy' : 'eager'}
    decoding="async"
    {...(soon === 'first' ? { fetchPriority: 'high' as const } : {})}
    className={`object-cover ${className}`}
  />
);
