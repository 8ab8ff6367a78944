import { useState } from 'react';

interface Props {
  name: string;
  /** An address on this site; without one, or where it cannot be had, the first character stands for the person. */
  src: string | null;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

/** A person's picture beside their name, which is said there: the picture says nothing more. */
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
