import { Heart, MessageCircle, Star } from './icons.ts';

const ICONS = { heart: Heart, message: MessageCircle, star: Star };

/** Each repeated icon once, for the page to refer to; the colors come from where it is used. */
export const RepeatedIcons = () => (
  <svg aria-hidden="true" className="hidden">
    {Object.entries(ICONS).map(([name, Icon]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
        <Icon fill="inherit" stroke="inherit" />
      </symbol>
    ))}
  </svg>
);

/**
 * An icon that stands on each card of a list. Drawn again for each, the stars and hearts were a fifth
 * of a search page's HTML.
 */
export const RepeatedIcon = ({
  name,
  className,
}: {
  name: keyof typeof ICONS;
  className: string;
}) => (
  <svg aria-hidden="true" fill="none" stroke="currentColor" className={className}>
    <use href={`#icon-${name}`} />
  </svg>
);
