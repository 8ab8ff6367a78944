import { PreloadedPicture } from '../../../ui/preloaded-picture.tsx';

/** Below it the scene stands over the words, from it on behind them. */
const PHONE = '(width < 40rem)';
const WIDE = '(width >= 40rem)';

const PHONE_PATHS = [
  '/illustrations/hero-phone-day.svg',
  '/illustrations/hero-phone-evening.svg',
] as const;
const WIDE_PATHS = [
  '/illustrations/hero-wide-day.svg',
  '/illustrations/hero-wide-evening.svg',
] as const;

/**
 * The scene that the landing page begins with, drawn for phones and for wide screens, in the light of
 * the page's theme. The picture that the theme hides is never fetched.
 */
export const HeroScene = () => (
  <>
    <PreloadedPicture paths={PHONE_PATHS} screen={PHONE} />
    <PreloadedPicture paths={WIDE_PATHS} screen={WIDE} />
    {(['only-light', 'only-dark'] as const).map((where, index) => (
      <picture key={where} className={where}>
        <source media={PHONE} srcSet={PHONE_PATHS[index]} width={780} height={600} />
        <img
          src={WIDE_PATHS[index]}
          alt=""
          width={1600}
          height={700}
          loading="lazy"
          fetchPriority="high"
          decoding="async"
          className="aspect-[13/10] w-full object-cover object-right-bottom sm:aspect-[16/7] lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
        />
      </picture>
    ))}
  </>
);
