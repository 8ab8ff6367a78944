import { type Cover, getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard as Guide } from '@tomoguide/contract/guides/entities';
import { joinList } from '@tomoguide/contract/translate';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { Zap } from '../../../ui/icons.ts';
import { MessageIconLink } from '../../accounts/message-link.tsx';
import { FROM_LIST } from '../back-to-list.ts';
import { getCityName } from '../city-name.ts';
import { Monogram } from '../monogram.tsx';
import { Photo } from '../photo.tsx';
import { SaveHeart } from '../saved/save-heart.tsx';
import { CardPrice } from './card-price.tsx';
import { CardQuote } from './card-quote.tsx';
import { CardRating } from './card-rating.tsx';
import { pickFittingTags } from './tags-that-fit.ts';

interface Props {
  guide: Guide;
  /** The drawing to show if there is no photo; by default the guide's own. */
  drawn?: Cover | undefined;
  /** The target of the card's link, including the query for the link back. */
  to: string;
  /** The names of the guide's services. */
  tags: readonly string[];
  /** The group size of the search; null if unknown. */
  travelers: number | null;
  /** True to show the city; false if all cards show guides of the same city. */
  withCity?: boolean;
  /**
   * How early to load the pictures: the first ones of a page before its scripts, others in view
   * immediately, and the rest later.
   */
  picture?: 'first' | 'in sight' | 'later';
}

/** Never wide enough for large text to push it below the icons. */
const PORTRAIT =
  'absolute -bottom-7 left-4 aspect-square w-[min(5rem,24%)] rounded-full ring-4 ring-surface sm:w-[min(6rem,34%)]';

/** One line of tags about the guide's offer. Only text at double size needs a second line. */
const Tags = ({ tags }: { tags: readonly string[] }) => {
  const { t } = useTranslation('guides');
  const shown = pickFittingTags(tags);
  return (
    <ul className="flex min-h-[1.625rem] flex-wrap content-start items-center gap-1.5 text-[0.8125rem] text-ink-soft">
      {shown.map((tag) => (
        <li key={tag} className="rounded-full bg-sunken px-2.5 py-0.5">
          {tag}
        </li>
      ))}
      {tags.length > shown.length ? (
        <li className="shrink-0">{t('guides.card.more', { count: tags.length - shown.length })}</li>
      ) : null}
    </ul>
  );
};

/** A guide in a list: the portrait over a cover picture, a description, and the price. */
export const GuideCard = ({
  guide,
  drawn = getGuideCover(guide),
  to,
  tags,
  travelers,
  withCity = true,
  picture = 'later',
}: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { name, portrait } = guide;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card transition-shadow hover:shadow-pop">
      <div className="relative aspect-[3/2] bg-sunken">
        {guide.cover ? (
          <Photo
            photo={guide.cover}
            sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
            soon={picture}
            className="absolute inset-0 size-full"
          />
        ) : (
          <Drawing
            dark="dusk"
            name={drawn.drawing}
            light={drawn.light}
            eager={picture === 'first'}
            className="absolute inset-0 size-full"
          />
        )}
        {portrait ? (
          <img
            src={portrait.medium}
            alt=""
            width={240}
            height={240}
            loading={picture === 'later' ? 'lazy' : 'eager'}
            decoding="async"
            className={`${PORTRAIT} bg-sunken object-cover`}
          />
        ) : (
          <>
            <Monogram guide={guide} className={PORTRAIT} />
            <span className="absolute bottom-2 left-[7.75rem] rounded-full bg-surface px-2.5 py-0.5 text-ink-soft text-xs">
              {t('guides.card.noPhoto')}
            </span>
          </>
        )}
      </div>
      {guide.instantBooking ? (
        <span className="absolute top-2.5 left-2.5 inline-flex items-center gap-1 rounded-full bg-surface px-2.5 py-0.5 text-xs">
          <Zap aria-hidden="true" className="size-3.5 text-action" />
          {t('guides.instant')}
        </span>
      ) : null}
      <SaveHeart guideId={guide.id} name={name} className="absolute top-2 right-2 z-10" />
      <div className="flex grow flex-col gap-2 p-4 pt-9">
        <div>
          <div className="flex items-baseline justify-between gap-2">
            <h3 className="min-w-0 truncate font-semibold text-lg">{name}</h3>
            <CardRating guide={guide} />
          </div>
          <p className="text-ink-soft text-sm">
            {withCity ? (
              <span className="font-medium text-ink">
                {getCityName(guide.serviceCity, locale)} ·{' '}
              </span>
            ) : null}
            {joinList(
              locale,
              guide.languages.map((language) => t(`guides.languages.${language}`)),
            )}
          </p>
        </div>
        <p className="line-clamp-2 text-[0.9375rem] sm:min-h-[2lh]">{guide.bio}</p>
        <Tags tags={tags} />
        <CardQuote quote={guide.quote ?? null} />
        <div className="mt-auto border-line border-t pt-3">
          <CardPrice guide={guide} travelers={travelers} />
          <div className="-mb-2 flex min-h-11 items-center justify-between gap-3">
            <Link
              to={to}
              state={FROM_LIST}
              className="inline-flex min-h-11 items-center rounded-sm font-semibold text-action text-sm no-underline after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
            >
              {t('guides.card.view')}
              <span className="sr-only"> {name}</span>
            </Link>
            <MessageIconLink
              with={{ guideId: guide.id }}
              name={name}
              className="relative z-10 -mr-2 hover:bg-sunken"
            />
          </div>
        </div>
      </div>
    </article>
  );
};
