import { SUPPORT_TEXT_MAX } from '@tomoguide/contract/support/fields';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Composer, type ComposerProps } from '../../messaging/composer.tsx';

type Props = Pick<
  ComposerProps,
  | 'userId'
  | 'queueId'
  | 'label'
  | 'placeholder'
  | 'sendLabel'
  | 'prepared'
  | 'note'
  | 'disabled'
  | 'onSend'
>;

/** The field for messages to staff, or for answers from staff. */
export const SupportComposer = (props: Props) => {
  const { t } = useTranslation('support');
  return (
    <Composer
      {...props}
      max={SUPPORT_TEXT_MAX}
      tooLong={(count) => t('support.tooLong', { count })}
    />
  );
};
