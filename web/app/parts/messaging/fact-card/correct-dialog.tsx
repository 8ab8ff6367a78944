import type { FactCard } from '@tomoguide/contract/messaging/entities';
import type { CardFact } from '@tomoguide/contract/messaging/fact-card';
import { useId } from 'react';
import { useForm, useValues } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { createFactDraft, parseFact } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import { correct } from './mutations.ts';
import type { MessagePlace } from './queries.ts';

interface Props {
  fact: CardFact;
  card: FactCard;
  message: MessagePlace;
  onClose: () => void;
}

/** The form that corrects one fact of a card. */
export const CorrectDialog = ({ fact, card, message, onClose }: Props) => {
  const { t } = useTranslation('fact-card', 'errors');
  const id = useId();
  const { kind, number, words } = fact;
  const form = useForm({
    state: useValues(() => createFactDraft(fact)),
    validate: (draft) => ({
      value: parseFact(kind, draft) ? undefined : t(`fact-card.wrong.${kind}`),
    }),
    send: async (draft) => {
      const value = parseFact(kind, draft);
      if (!value) return;
      await correct(message, { version: card.version, number, value });
      onClose();
    },
  });
  return (
    <Dialog
      open
      locked={form.busy}
      onClose={onClose}
      title={t(`fact-card.correctKind.${kind}`)}
      footer={
        <Button type="submit" form={id} wide busy={form.busy}>
          {t('fact-card.save')}
        </Button>
      }
    >
      <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className="grid gap-4">
        <p className="wrap-anywhere text-ink-soft text-sm">
          <q>{words}</q>
        </p>
        <FactFields
          kind={kind}
          card={card}
          draft={form.values}
          error={form.errors.value}
          onChange={form.change}
        />
        {form.error ? (
          <p role="alert" key={form.tries} className="text-danger">
            {t(`errors.${getErrorCode(form.error)}`)}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
};
