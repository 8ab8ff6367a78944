import { PriorityPicture } from '../../ui/priority-picture.tsx';

/**
 * The scene at the top of the landing page: above the text on phones and tablets, and behind it on wide
 * screens. Below 1024 pixels it has the shape of the picture, so that the pagoda is in view from its tip.
 */
export const HeroScene = () => (
  <PriorityPicture
    paths={['/illustrations/hero-wide-day.svg', '/illustrations/hero-wide-evening.svg']}
    width={1600}
    height={700}
    className="aspect-[16/7] w-full object-cover object-right-bottom lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
  />
);
