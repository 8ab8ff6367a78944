import { updateMe } from '@tomoguide/contract/accounts/calls';
import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { FIELD_RULES } from '@tomoguide/contract/accounts/fields';
import {
  AGE_MAX,
  AGE_MIN,
  GENDERS,
  MBTI_TYPES,
  PROFILE_BOUNDS,
} from '@tomoguide/contract/accounts/profile-bounds';
import { normalizeUsername, USERNAME_MAX } from '@tomoguide/contract/accounts/username';
import type { BodyInput } from '@tomoguide/contract/call';
import { formatNumber } from '@tomoguide/contract/format';
import { parseTypedInteger } from '@tomoguide/contract/typed-digits';
import { isVisible } from '@tomoguide/contract/typed-text';
import { useId, useState } from 'react';
import { keepIfTyped, useForm, useValues } from '../../form/use-form.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { updateUser } from '../../lib/session.ts';
import { AS_TYPED } from '../../parts/accounts/use-account-form.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** The values of the fields; an empty string means not given. */
interface Typed {
  nickname: string;
  username: string;
  city: string;
  gender: string;
  age: string;
  mbti: string;
  bio: string;
}

const getValues = (user: CurrentUser): Typed => ({
  nickname: user.nickname,
  username: user.username,
  city: user.city ?? '',
  gender: user.gender ?? '',
  age: user.age === null ? '' : String(user.age),
  mbti: user.mbti ?? '',
  bio: user.bio,
});

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const FIELDS = Object.keys({
  nickname: '',
  username: '',
  city: '',
  gender: '',
  age: '',
  mbti: '',
  bio: '',
} satisfies Typed) as (keyof Typed)[];

/** Applies changes made elsewhere to fields that the user has not edited. */
const mergeChanges = (typed: Typed, before: Typed, now: Typed): Typed => {
  const moved = FIELDS.filter(
    (field) => typed[field] === before[field] && typed[field] !== now[field],
  );
  if (moved.length === 0) return typed;
  return { ...typed, ...Object.fromEntries(moved.map((field) => [field, now[field]])) };
};

/**
 * Returns only the changed fields, so that the update does not overwrite fields that were changed
 * elsewhere.
 */
const getChanges = (typed: Typed, saved: Typed): BodyInput<typeof updateMe> => {
  const all = {
    nickname: typed.nickname.trim(),
    username: normalizeUsername(typed.username),
    city: emptyToNull(typed.city),
    gender: emptyToNull(typed.gender) as CurrentUser['gender'],
    age: parseTypedInteger(typed.age),
    mbti: emptyToNull(typed.mbti) as (typeof MBTI_TYPES)[number] | null,
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
  const age = parseTypedInteger(text);
  return age !== null && age >= AGE_MIN && age <= AGE_MAX;
};

/** The form for the user's personal details. */
export const PersonalForm = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile', 'errors');
  const failed = useFailureToast(t('profile.updateFailed'));
  const state = useValues(() => getValues(user));
  const [typed, , setTyped] = state;
  const [saved, setSaved] = useState(typed);
  const now = getValues(user);
  if (FIELDS.some((field) => now[field] !== saved[field])) {
    setSaved(now);
    setTyped(mergeChanges(typed, saved, now));
  }
  const id = useId();
  const tooLong = (bio: string): string | undefined => {
    const count = length(bio) - PROFILE_BOUNDS.bio.max;
    return count > 0 ? t('profile.personal.bioTooLong', { count }) : undefined;
  };
  const form = useForm({
    state,
    validate: ({ nickname, username, age, bio }) => ({
      nickname: isVisible(nickname) ? undefined : t('profile.personal.nicknameMissing'),
      username: FIELD_RULES.username(normalizeUsername(username))
        ? t('errors.USERNAME_INVALID')
        : undefined,
      age:
        age.trim() === '' || isAge(age)
          ? undefined
          : t('profile.personal.ageInvalid', { min: AGE_MIN, max: AGE_MAX }),
      bio: tooLong(bio),
    }),
    send: async (sent): Promise<void> => {
      try {
        const changed = await api(updateMe, { body: getChanges(sent, saved) });
        updateUser(changed);
        setTyped(keepIfTyped(sent, getValues(changed)));
        form.reset();
        showToast({ tone: 'success', title: t('profile.personal.profileUpdated') });
      } catch (error) {
        if (!(error instanceof ApiError && error.field && error.field in sent)) failed(error);
        throw error;
      }
    },
  });
  const { errors } = form;
  const text = (field: keyof Typed) => ({ name: field, ...form.text(field) });
  const optional = t('profile.personal.optional');

  return (
    <form noValidate onSubmit={form.submit} aria-labelledby={id} className="grid gap-5">
      <h3 id={id} className="font-semibold">
        {t('profile.personal.about')}
      </h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('profile.personal.nickname')}
          hint={t('profile.personal.nicknameHint')}
          error={errors.nickname}
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
          label={t('profile.personal.username')}
          hint={t('profile.personal.usernameHint')}
          error={errors.username}
        >
          {(field) => (
            <Input
              {...field}
              {...text('username')}
              {...AS_TYPED}
              autoComplete="username"
              maxLength={USERNAME_MAX}
            />
          )}
        </Field>
        <Field
          label={t('profile.personal.city')}
          note={optional}
          hint={t('profile.personal.cityHint')}
          error={errors.city}
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
        <Field label={t('profile.personal.gender')} note={optional}>
          {(field) => (
            <Select {...field} {...text('gender')}>
              <option value="">{t('profile.personal.notGiven')}</option>
              {GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {t(`profile.personal.genders.${gender}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-5">
          <Field label={t('profile.personal.age')} note={optional} error={errors.age}>
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
          <Field label={t('profile.personal.mbti')} note={optional}>
            {(field) => (
              <Select {...field} {...text('mbti')}>
                <option value="">{t('profile.personal.notGiven')}</option>
                {MBTI_TYPES.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      <Field
        label={t('profile.personal.bio')}
        note={optional}
        hint={t('profile.personal.bioHint', {
          left: formatNumber(PROFILE_BOUNDS.bio.max - length(typed.bio)),
        })}
        error={tooLong(typed.bio) ?? errors.bio}
      >
        {(field) => <Textarea {...field} {...text('bio')} rows={5} />}
      </Field>
      <Button
        type="submit"
        busy={form.busy}
        disabled={Object.keys(getChanges(typed, saved)).length === 0}
        className="justify-self-start"
      >
        {form.busy ? t('profile.personal.saving') : t('profile.personal.save')}
      </Button>
    </form>
  );
};
