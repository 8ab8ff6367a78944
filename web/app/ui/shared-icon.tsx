import { Heart, MessageCircle, Star } from './icons.ts';

const ICONS = { heart: Heart, message: MessageCircle, star: Star };

/**
 * Defines each repeated icon once, so that the page can reference it. The color comes from where the icon
 * is used.
 */
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
 * An icon that appears on each card of a list. Inlined on every card, stars and hearts made up a fifth of a
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
