import type { GuidePhoto } from '@tomoguide/contract/guides/entities';

interface Props {
  photo: GuidePhoto;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** When to load the picture: before the page's scripts, immediately, or when it comes into view. */
  soon?: 'first' | 'in sight' | 'later';
  className?: string;
}

/** One of a guide's own pictures, loaded at a suitable width. */
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
