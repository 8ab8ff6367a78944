import { mentionsPrivateRide } from '@tomoguide/contract/messaging/driving-words';
import { TEXT_MAX } from '@tomoguide/contract/messaging/fields';
import type { ConversationId } from '@tomoguide/contract/primitives';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { PictureButton } from '../pictures/picture-button.tsx';
import { TextComposer, type TextComposerHandle } from '../text-composer.tsx';

interface Props {
  userId: number;
  conversation: ConversationId;
  name: string;
  note: string | null;
  disabled: boolean;
  onSend: (text: string) => void;
  onPictures: (files: Iterable<File>) => void;
  /** Rendered next to the button for pictures. */
  quickReplies: ReactNode;
  ref?: Ref<TextComposerHandle>;
}

/** The composer for messages between a traveler and a guide: text, emoji and pictures. */
export const MessageComposer = (props: Props) => {
  const { userId, conversation, name, note, disabled, onSend, onPictures, quickReplies, ref } =
    props;
  const { t } = useTranslation('messaging');
  return (
    <TextComposer
      ref={ref}
      userId={userId}
      queueId={conversation}
      label={t('messaging.write', { name })}
      placeholder={t('messaging.placeholder')}
      sendLabel={t('messaging.send')}
      max={TEXT_MAX}
      tooLong={(count) => t('messaging.tooLong', { count })}
      note={note}
      disabled={disabled}
      onSend={onSend}
      warn={(text) => (mentionsPrivateRide(text) ? t('messaging.rideRule') : null)}
      warningLabels={{ edit: t('messaging.rideEdit'), sendAnyway: t('messaging.rideSendAnyway') }}
      onFiles={onPictures}
      before={
        <>
          <PictureButton disabled={disabled} onChoose={onPictures} />
          {quickReplies}
        </>
      }
      inside={(insert, onClosed) => (
        <EmojiButton disabled={disabled} onChoose={insert} onClosed={onClosed} />
      )}
    />
  );
};
