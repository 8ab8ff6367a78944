import { guideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard as Guide } from '@tomoguide/contract/guides/entities';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { RepeatedIcon } from '../../../ui/repeated-icon.tsx';
import { MessageIconLink } from '../../messaging/message-link.tsx';
import { FROM_LIST } from '../back-to-list.ts';
import { cityName } from '../city-name.ts';
import { Photo } from '../photo.tsx';
import { SaveHeart } from '../saved/save-heart.tsx';
import { CardPrice } from './card-price.tsx';

interface Props {
  guide: Guide;
  /** Where the card leads; it carries the way back. */
  to: string;
  /** Names of the guide's services. */
  tags: readonly string[];
  /** The group searched for, when it is known. */
  travelers: number | null;
  /** Names the city; not where all cards are of the same one. */
  withCity?: boolean;
  /** How soon its pictures are fetched: the first one of a page before its scripts, those in sight at once. */
  picture?: 'first' | 'in sight' | 'later';
}

const SHOWN_TAGS = 2;

const Rating = ({ guide: { rating, reviewCount } }: { guide: Guide }) => {
  const { t } = useTranslation('guides');
  if (rating === null)
    return <span className="shrink-0 text-ink-soft text-sm">{t('card.new')}</span>;
  return (
    <span className="tabular inline-flex shrink-0 items-center gap-1 text-[0.9375rem]">
      <RepeatedIcon name="star" className="size-4 fill-star stroke-star" />
      <span className="sr-only">
        {t('card.ratingLabel', { rating: rating.toFixed(1), count: reviewCount })}
      </span>
      <span aria-hidden="true">
        <b className="font-semibold">{rating.toFixed(1)}</b>{' '}
        <span className="text-ink-soft">({reviewCount})</span>
      </span>
    </span>
  );
};

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const { t } = useTranslation('guides');
  return (
    <ul className="flex max-h-[3.75rem] min-h-[1.625rem] content-start items-center gap-1.5 overflow-hidden sm:flex-wrap">
      {tags.slice(0, SHOWN_TAGS).map((tag, index) => (
        <li
          key={tag}
          className="flex min-w-0 max-w-full items-center gap-1.5 text-[0.8125rem] text-ink-soft"
        >
          <span className="truncate rounded-full bg-sunken px-2.5 py-0.5">{tag}</span>
          {/* Beside the last one, so that it never has a line to itself. */}
          {index === SHOWN_TAGS - 1 && tags.length > SHOWN_TAGS ? (
            <span className="shrink-0"> {t('card.more', { count: tags.length - SHOWN_TAGS })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
};

/** A guide in a list: the face before a place of theirs, what they are like, what they cost. */
export const GuideCard = ({
  guide,
  to,
  tags,
  travelers,
  withCity = true,
  picture = 'later',
}: Props) => {
  const { t } = useTranslation('guides');
  const locale = useLocale();
  const { name, portrait } = guide;
  const cover = guideCover(guide);
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card transition-shadow hover:shadow-pop">
      {/* On phones low, so that two guides can be compared on a screen. */}
      <div className="relative aspect-[3/1] bg-sunken sm:aspect-[2/1]">
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
            name={cover.drawing}
            light={cover.light}
            eager={picture === 'first'}
            className="absolute inset-0 size-full"
          />
        )}
        {withCity ? (
          <span className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 font-medium text-[0.8125rem] shadow-card">
            {cityName(guide.serviceCity, locale)}
          </span>
        ) : null}
        {portrait ? (
          <img
            src={portrait.medium}
            alt=""
            width={240}
            height={240}
            loading={picture === 'later' ? 'lazy' : 'eager'}
            decoding="async"
            className="absolute -bottom-7 left-4 size-20 rounded-full bg-sunken object-cover ring-4 ring-surface sm:size-24"
          />
        ) : null}
      </div>
      <SaveHeart guideId={guide.id} name={name} className="absolute top-2 right-2 z-10" />
      <div className="flex grow flex-col gap-2 p-4 pt-9">
        <div>
          <div className="flex items-baseline justify-between gap-2">
            <h3 className="min-w-0 truncate font-semibold text-lg">{name}</h3>
            <Rating guide={guide} />
          </div>
          <p className="text-ink-soft text-sm">
            {guide.languages
              .map((language) => t(`languages.${language}`))
              .join(locale === 'zh-CN' ? '、' : ' · ')}
          </p>
        </div>
        <p className="line-clamp-2 min-h-[2lh] text-[0.9375rem]">{guide.bio}</p>
        <Tags tags={tags} />
        {/* On phones side by side, where both fit: a card is a line shorter. */}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-3 sm:block">
          <CardPrice guide={guide} travelers={travelers} />
          <Link
            to={to}
            state={FROM_LIST}
            className="inline-flex min-h-11 sm:-mb-2 items-center rounded-sm font-semibold text-action text-sm no-underline after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
          >
            {t('card.view')}
            <span className="sr-only"> {name}</span>
          </Link>
        </div>
      </div>
      {/* After the link to the guide, which is what Tab reaches first. */}
      <MessageIconLink
        with={{ guideId: guide.id }}
        name={name}
        className="absolute top-2 right-15 z-10 shadow-card hover:scale-105"
      />
    </article>
  );
};
