import { useMutation } from '@tanstack/react-query';
import { updateMe } from '@tomoguide/contract/accounts/calls';
import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import {
  AGE_MAX,
  AGE_MIN,
  GENDERS,
  MBTI_TYPES,
  PROFILE_BOUNDS,
} from '@tomoguide/contract/accounts/profile';
import type { BodyInput } from '@tomoguide/contract/call';
import { typedInteger } from '@tomoguide/contract/typed-digits';
import { isVisible } from '@tomoguide/contract/typed-text';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { updateUser } from '../../lib/session.ts';
import { clearRefusal, unlessTyped } from '../../lib/typed-meanwhile.ts';
import { useRefusedField } from '../../lib/use-refused-field.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** The values of the fields; empty means not given. */
interface Typed {
  nickname: string;
  city: string;
  gender: string;
  age: string;
  mbti: string;
  bio: string;
}

const valuesOf = (user: CurrentUser): Typed => ({
  nickname: user.nickname,
  city: user.city ?? '',
  gender: user.gender ?? '',
  age: user.age === null ? '' : String(user.age),
  mbti: user.mbti ?? '',
  bio: user.bio,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const FIELDS = Object.keys({
  nickname: '',
  city: '',
  gender: '',
  age: '',
  mbti: '',
  bio: '',
} satisfies Typed) as (keyof Typed)[];

/** Applies changes made elsewhere to fields the user has not edited. */
const mergeChanges = (typed: Typed, before: Typed, now: Typed): Typed => {
  const moved = FIELDS.filter(
    (field) => typed[field] === before[field] && typed[field] !== now[field],
  );
  if (moved.length === 0) return typed;
  return { ...typed, ...Object.fromEntries(moved.map((field) => [field, now[field]])) };
};

/** Only the changed fields, so that a field changed elsewhere in the meantime is not overwritten. */
const changesOf = (typed: Typed, saved: Typed): BodyInput<typeof updateMe> => {
  const all = {
    nickname: typed.nickname.trim(),
    city: orNull(typed.city),
    gender: orNull(typed.gender) as CurrentUser['gender'],
    age: typedInteger(typed.age),
    mbti: orNull(typed.mbti) as (typeof MBTI_TYPES)[number] | null,
    bio: typed.bio.trim(),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field]) => typed[field as keyof Typed] !== saved[field as keyof Typed],
    ),
  );
};

const length = (text: string): number => [...text.trim()].length;
const isAge = (text: string): boolean => {
  const age = typedInteger(text);
  return age !== null && age >= AGE_MIN && age <= AGE_MAX;
};

/** The user's personal details. */
export const PersonalForm = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('accounts-profile');
  const [typed, setTyped] = useState(() => valuesOf(user));
  const [saved, setSaved] = useState(typed);
  const now = valuesOf(user);
  if (FIELDS.some((field) => now[field] !== saved[field])) {
    setSaved(now);
    setTyped(mergeChanges(typed, saved, now));
  }
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const changes = changesOf(typed, saved);
  const failed = useFailureToast();
  const save = useMutation({
    mutationFn: (sent: Typed) => api(updateMe, { body: changesOf(sent, saved) }),
    onSuccess: (changed, sent) => {
      updateUser(changed);
      setTyped(unlessTyped(sent, valuesOf(changed)));
      setChecked(false);
      showToast({ tone: 'success', title: t('personal.profileUpdated') });
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.field && failure.field in typed))
        failed(failure);
    },
  });

  const excess = length(typed.bio) - PROFILE_BOUNDS.bio.max;
  /** The errors, in the order of the form. */
  const wrong = {
    ...(!isVisible(typed.nickname) ? { nickname: t('personal.nicknameMissing') } : {}),
    ...(typed.age.trim() !== '' && !isAge(typed.age)
      ? { age: t('personal.ageInvalid', { min: AGE_MIN, max: AGE_MAX }) }
      : {}),
    ...(excess > 0 ? { bio: t('personal.bioTooLong', { count: excess }) } : {}),
  };
  const faults: typeof wrong = checked ? wrong : {};
  const refused = useRefusedField(save.error, form);

  const type = (field: keyof Typed, value: string): void => {
    setTyped({ ...typed, [field]: value });
    clearRefusal(save);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    setChecked(true);
    const [first] = Object.keys(wrong);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
    if (!first) save.mutate(typed);
  };
  const text = (field: keyof Typed) => ({
    name: field,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
  });
  const optional = t('personal.optional');

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby={id} className="grid gap-5">
      <h3 id={id} className="font-semibold">
        {t('personal.about')}
      </h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('personal.nickname')}
          hint={t('personal.nicknameHint')}
          error={refused('nickname') ?? faults.nickname}
        >
          {(field) => (
            <Input
              {...field}
              {...text('nickname')}
              autoComplete="nickname"
              maxLength={PROFILE_BOUNDS.nickname.max}
            />
          )}
        </Field>
        <Field
          label={t('personal.city')}
          note={optional}
          hint={t('personal.cityHint')}
          error={refused('city')}
        >
          {(field) => (
            <Input
              {...field}
              {...text('city')}
              autoComplete="address-level2"
              maxLength={PROFILE_BOUNDS.city.max}
            />
          )}
        </Field>
        <Field label={t('personal.gender')} note={optional}>
          {(field) => (
            <Select {...field} {...text('gender')}>
              <option value="">{t('personal.notSaid')}</option>
              {GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {t(`personal.genders.${gender}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-5">
          <Field label={t('personal.age')} note={optional} error={faults.age}>
            {(field) => (
              <Input
                {...field}
                {...text('age')}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t('personal.mbti')} note={optional}>
            {(field) => (
              <Select {...field} {...text('mbti')}>
                <option value="">{t('personal.notSaid')}</option>
                {MBTI_TYPES.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      <Field
        label={t('personal.bio')}
        note={optional}
        hint={t('personal.bioHint', { left: -excess })}
        error={refused('bio') ?? wrong.bio}
      >
        {(field) => <Textarea {...field} {...text('bio')} rows={5} />}
      </Field>
      <Button
        type="submit"
        busy={save.isPending}
        disabled={Object.keys(changes).length === 0}
        className="justify-self-start"
      >
        {save.isPending ? t('personal.saving') : t('personal.save')}
      </Button>
    </form>
  );
};
