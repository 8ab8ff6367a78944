import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { joinList } from '@tomoguide/contract/translate';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { RequestButton } from '../request/request-button.tsx';
import { ConversationMenu } from './conversation-menu.tsx';

const NAME = 'wrap-anywhere line-clamp-2 sm:line-clamp-1';

/** The guide's languages, with their names from the browser. */
const Languages = ({ spoken }: { spoken: readonly string[] }) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <p className="line-clamp-1 text-ink-soft text-xs large-text:hidden">
      {t('messaging.speaks', {
        languages: joinList(
          locale,
          spoken.map((language) => names.of(language) ?? language),
        ),
      })}
    </p>
  );
};

/** The head of a conversation: the other user's name, a link back on phones, and a menu. */
export const ConversationHead = ({ entry }: { entry: ConversationEntry }) => {
  const { t } = useTranslation('messaging');
  const { other, viewerIs, guideId, guideLanguages } = entry.conversation;
  const name = usePersonName()(other.nickname);
  return (
    <header className="flex large-text:flex-nowrap min-h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-2 lg:px-4">
      <Link
        to="/messages"
        aria-label={t('messaging.toList')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <Avatar name={name} src={other.profilePicture} size={40} className="large-text:hidden" />
      {/* On a phone, a long name wraps, so that the family name is not cut off. */}
      <div className="min-w-0 grow py-1">
        <h2 className="font-semibold text-lg max-sm:text-base max-sm:leading-tight">
          {viewerIs === 'traveler' ? (
            <Link
              to={`/guides/${guideId}`}
              className={`text-ink no-underline hover:underline ${guideLanguages ? 'relative block pt-1 after:absolute after:inset-x-0 after:-top-1 after:h-11' : 'flex min-h-11 items-center'}`}
            >
              <span className={NAME}>{name}</span>
            </Link>
          ) : (
            <span className={NAME}>{name}</span>
          )}
        </h2>
        {guideLanguages ? <Languages spoken={guideLanguages} /> : null}
      </div>
      <RequestButton entry={entry} />
      <ConversationMenu entry={entry} />
    </header>
  );
};
