import type { OwnIdentity } from '@tomoguide/contract/applications/identity';
import { useForm, useValues } from '../../form/use-form.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { type Uploads, useUploads } from '../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { PictureSlot, type SlotName } from './picture-slot.tsx';
import { useSubmitIdentity } from './queries.ts';

/**
 * Shown before the user chooses a file: who sees the pictures, how long they are stored, and when they are
 * deleted.
 */
const PrivacyNote = () => {
  const { t } = useTranslation('identity');
  return (
    <section className="grid gap-2 rounded-2xl bg-sunken p-5">
      <h3 className="font-semibold text-lg">{t('identity.privacy.title')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-pretty">
        {(['who', 'long', 'erased', 'kept'] as const).map((what) => (
          <li key={what}>{t(`identity.privacy.${what}`)}</li>
        ))}
      </ul>
    </section>
  );
};

/** A form for the document and the selfie, which are each uploaded when chosen and submitted together. */
export const IdentityForm = ({ status }: Pick<OwnIdentity, 'status'>) => {
  const { t } = useTranslation('identity', 'errors');
  const pictures = { document: useUploads(), selfie: useUploads() };
  const sending = useSubmitIdentity();
  const getError = ({ stored, busy }: Uploads, slot: SlotName): string | undefined => {
    if (stored.length > 0) return undefined;
    return busy ? t('identity.wait') : t(`identity.missing.${slot}`);
  };
  const form = useForm({
    state: useValues({}),
    validate: () => ({
      document: getError(pictures.document, 'document'),
      selfie: getError(pictures.selfie, 'selfie'),
    }),
    send: async () => {
      const [document] = pictures.document.stored;
      const [selfie] = pictures.selfie.stored;
      if (!document || !selfie) return;
      try {
        await sending.mutateAsync({ documentId: document.id, selfieId: selfie.id });
        pictures.document.forget();
        pictures.selfie.forget();
        showToast({ tone: 'success', title: t('identity.sent') });
      } catch (error) {
        const description = t(`errors.${getErrorCode(error)}`);
        showToast({ tone: 'destructive', title: t('identity.notSent'), description });
      }
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-5">
      <h2 className="font-bold text-2xl tracking-tight">
        {t(status === 'rejected' ? 'identity.formAgain' : 'identity.form')}
      </h2>
      <PrivacyNote />
      <div className="grid gap-4 md:grid-cols-2">
        {(['document', 'selfie'] as const).map((slot) => (
          <PictureSlot key={slot} slot={slot} uploads={pictures[slot]} error={form.errors[slot]} />
        ))}
      </div>
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? t('identity.sending') : t('identity.send')}
      </Button>
    </form>
  );
};
