import type { OwnIdentity } from '@tomoguide/contract/applications/identity';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../lib/api-error.ts';
import { useUploads } from '../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { PictureSlot, type SlotName } from './picture-slot.tsx';
import { useSubmitIdentity } from './queries.ts';

/**
 * Shown before any file is chosen: who sees the pictures, how long they are stored, when they are deleted.
 */
const PrivacyNote = () => {
  const { t } = useTranslation('applications-identity');
  return (
    <section className="grid gap-2 rounded-2xl bg-sunken p-5">
      <h3 className="font-semibold text-lg">{t('privacy.title')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-pretty">
        {(['who', 'long', 'erased', 'kept'] as const).map((what) => (
          <li key={what}>{t(`privacy.${what}`)}</li>
        ))}
      </ul>
    </section>
  );
};

/** Document and selfie, each uploaded when it is chosen, then submitted together. */
export const IdentityForm = ({ status }: Pick<OwnIdentity, 'status'>) => {
  const { t } = useTranslation(['applications-identity', 'errors']);
  const pictures = { document: useUploads(), selfie: useUploads() };
  const inputs = {
    document: useRef<HTMLInputElement>(null),
    selfie: useRef<HTMLInputElement>(null),
  };
  const sending = useSubmitIdentity();
  const [tried, setTried] = useState(false);
  const errorOf = (slot: SlotName): string | undefined => {
    if (!tried || pictures[slot].stored.length > 0) return undefined;
    return pictures[slot].busy ? t('wait') : t(`missing.${slot}`);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    const [document] = pictures.document.stored;
    const [selfie] = pictures.selfie.stored;
    if (!document || !selfie) return inputs[document ? 'selfie' : 'document'].current?.focus();
    if (sending.isPending) return;
    try {
      await sending.mutateAsync({ documentId: document.id, selfieId: selfie.id });
      pictures.document.forget();
      pictures.selfie.forget();
      showToast({ tone: 'success', title: t('sent') });
    } catch (error) {
      const description = t(`errors:${errorCodeOf(error)}`);
      showToast({ tone: 'destructive', title: t('notSent'), description });
    }
  };

  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <h2 className="font-bold text-2xl tracking-tight">
        {t(status === 'rejected' ? 'formAgain' : 'form')}
      </h2>
      <PrivacyNote />
      <div className="grid gap-4 md:grid-cols-2">
        {(['document', 'selfie'] as const).map((slot) => (
          <PictureSlot
            key={slot}
            slot={slot}
            uploads={pictures[slot]}
            error={errorOf(slot)}
            ref={inputs[slot]}
          />
        ))}
      </div>
      <Button type="submit" className="justify-self-start" busy={sending.isPending}>
        {sending.isPending ? t('sending') : t('send')}
      </Button>
    </form>
  );
};
