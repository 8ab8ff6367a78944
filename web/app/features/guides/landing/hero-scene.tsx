/** Below it the scene stands over the words, from it on behind them. */
const PHONE = '(width < 40rem)';

/**
 * The scene that the landing page begins with, drawn for phones and for wide screens, in the light of
 * the page's theme. The picture that the theme hides is never fetched.
 */
export const HeroScene = () =>
  (['day', 'evening'] as const).map((light) => (
    <picture key={light} className={light === 'day' ? 'only-light' : 'only-dark'}>
      <source
        media={PHONE}
        srcSet={`/illustrations/hero-phone-${light}.svg`}
        width={780}
        height={600}
      />
      <img
        src={`/illustrations/hero-wide-${light}.svg`}
        alt=""
        width={1600}
        height={700}
        loading="lazy"
        fetchPriority="high"
        decoding="async"
        className="aspect-[13/10] w-full object-cover object-right-bottom sm:aspect-[16/7] lg:absolute lg:inset-0 lg:aspect-auto lg:size-full"
      />
    </picture>
  ));
