import { PriorityPicture } from '../../ui/priority-picture.tsx';

const WIDE = {
  paths: ['/illustrations/hero-wide-day.svg', '/illustrations/hero-wide-evening.svg'],
  width: 1600,
  height: 700,
} as const;
/** On narrow screens, the scene is above the text; on wide screens, it is behind the text. */
const PHONE = {
  media: '(width < 40rem)',
  paths: ['/illustrations/hero-phone-day.svg', '/illustrations/hero-phone-evening.svg'],
  width: 780,
  height: 600,
} as const;

/** The scene at the top of the landing page, in one version for phones and one for wide screens. */
export const HeroScene = () => (
  <PriorityPicture
    {...WIDE}
    other={PHONE}
    className="h-40 w-full object-cover object-right-bottom sm:aspect-[16/7] sm:h-auto lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
  />
);
