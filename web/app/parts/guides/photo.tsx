import type { GuidePhoto } from '@tomoguide/contract/guides/entities';

interface Props {
  photo: GuidePhoto;
  /** The displayed width, in the syntax of `sizes`. */
  sizes: string;
  /** When to load it: before the page's scripts, immediately, or when it comes into view. */
  soon?: 'first' | 'in sight' | 'later';
  className?: string;
}

/** A guide's own picture, loaded in a suitable width. */
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
