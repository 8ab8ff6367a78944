import { useState } from 'react';

interface Props {
  name: string;
  /**
   * The URL of the picture on this site. If it is null or the image fails to load, the first character of
   * the name is shown.
   */
  src: string | null;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A user's picture next to their name. Decorative, because the name is already in the text. */
export const Avatar = ({ name, src, size = 48, className = '' }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  return src && src !== failed ? (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={`shrink-0 rounded-full bg-sunken object-cover ${className}`}
      style={{ width: size, height: size }}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-full bg-action-soft font-semibold text-action ${className}`}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {[...name][0] ?? ''}
    </span>
  );
};
