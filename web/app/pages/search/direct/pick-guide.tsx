import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { DIRECT_GUIDES_MAX } from '@tomoguide/contract/messaging/figures';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { choose, useChosen } from './chosen.ts';

/** Covers a guide's card during the selection, so that the whole card acts as a checkbox. */
const PickGuide = ({ guide }: { guide: GuideCard }) => {
  const { t } = useTranslation('direct-message');
  const chosen = useChosen();
  const own = useSession()?.user.guideId === guide.id;
  const isChosen = chosen.some(({ id }) => id === guide.id);
  if (own) return null;
  return (
    <label
      className={`absolute inset-0 z-20 cursor-pointer rounded-2xl ring-inset transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 ${isChosen ? 'ring-3 ring-action' : ''}`}
    >
      <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-surface shadow-card">
        <input
          type="checkbox"
          aria-label={t('direct-message.choose', { name: guide.name })}
          checked={isChosen}
          disabled={!isChosen && chosen.length >= DIRECT_GUIDES_MAX}
          onChange={(event) => choose(guide, event.target.checked)}
          className="size-5 accent-(--action) outline-none"
        />
      </span>
    </label>
  );
};

export default PickGuide;
