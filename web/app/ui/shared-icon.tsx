import { Heart, MessageCircle, Star } from './icons.ts';

const ICONS = { heart: Heart, message: MessageCircle, star: Star };

/** Defines each repeated icon once, for the page to reference. Colors come from where it is used. */
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
 * An icon that appears on each card of a list. Stars and hearts inlined on every card were a fifth of a
 * search page's HTML.
 */
export const SharedIcon = ({
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
