import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { AboutField } from '@/forms/about-field';
import { readDraft, useDraft } from '@/forms/draft';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { EDUCATION } from '@/i18n/labels';
import { SEXES } from '@/i18n/labels-on-demand';
import { comboboxTexts, dateTexts, pictureTexts, wizardTexts } from '@/i18n/ui-texts';
import { birthYears } from '@/lib/age';
import { PICTURE_MIN_SIDE } from '@/lib/crop';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Combobox } from '@/ui/combobox';
import { BirthdayPicker } from '@/ui/date-picker';
import { ErrorSummary } from '@/ui/error-summary';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PictureInput } from '@/ui/picture-input';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import type { Step } from '@/ui/stepper';
import type { LoadOptions } from '@/ui/use-suggestions';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { firstMessage } from '@/forms/first-message';
import { FocusGroup } from '@/forms/focus-group';
import { type LanguageChoice, LanguagesField } from '@/forms/languages-field';
import { LocationField } from '@/forms/location-field';
import type { Place } from '@/forms/places';
import { type PasswordNeed, SECRET_FIELDS } from './account';
import { EmailField, NewPasswordField } from './account-fields';
import {
  type CandidateBody,
  type CandidateForm,
  candidateSchema,
  EMPTY_CANDIDATE,
  isMinor,
} from './candidate';
import { toDataUrl } from './picture';
import { fieldId, summaryLines } from './profile-form';

const DRAFT = { kind: 'register-candidate', v: 1, tabOnly: true, secret: SECRET_FIELDS };

const LABELS = {
  name: m.auth_name,
  surname: m.auth_surname,
  birthday: m.auth_birthday,
  sex: m.auth_sex,
  location: m.auth_location,
  education_level: m.auth_education,
  specialization: m.auth_specialization,
  about: m.auth_about,
  email: m.auth_email,
  password: m.auth_new_password,
};

export interface ProfileStepProps<Body> {
  steps: readonly Step[];
  current: number;
  places: readonly Place[];
  /** Null for a signed-in person, who already has an e-mail and a password. */
  account: { phone: string; password: PasswordNeed } | null;
  onBack: () => void;
  /** Sends the profile and continues; throws the server's error. */
  send: (body: Body, key: string) => Promise<void>;
}

type CandidateStepProps = ProfileStepProps<CandidateBody> & {
  languages: readonly LanguageChoice[];
  suggestPositions: LoadOptions;
};

export function CandidateStep({
  steps,
  current,
  places,
  languages,
  suggestPositions,
  account,
  onBack,
  send,
}: CandidateStepProps) {
  const [start] = useState(() => readDraft(DRAFT, EMPTY_CANDIDATE));
  const form = useForm<CandidateForm, unknown, CandidateBody>({
    resolver: standardSchemaResolver(candidateSchema(account?.password ?? null)),
    defaultValues: start,
  });
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const draft = useDraft(form, DRAFT);
  const { submit, busy } = useSubmit({
    kind: DRAFT.kind,
    secret: true,
    form,
    send,
    onSent: draft.forget,
  });
  const [avatar, name, surname, birthday, about] = useWatch({
    control,
    name: ['avatar', 'name', 'surname', 'birthday', 'about'],
  });
  const summary = summaryLines(errors, LABELS);

  return (
    <WizardShell
      steps={steps}
      current={current}
      texts={{ ...wizardTexts(), next: m.auth_finish(), busy: m.auth_finishing() }}
      title={m.auth_profile_title()}
      intro={m.auth_profile_intro()}
      summary={
        summary.length > 0 && (
          <ErrorSummary title={m.auth_fix({ count: summary.length })} errors={summary} />
        )
      }
      problem={<FormError text={formMessage(form)} />}
      busy={busy}
      onBack={onBack}
      onNext={submit}
    >
      <PictureInput
        label={m.auth_photo()}
        hint={m.auth_optional()}
        preview={
          avatar || name || surname ? (
            <Avatar name={`${name} ${surname}`} src={avatar || null} size={72} />
          ) : (
            <span className="photo-empty">
              <UserRound size={32} strokeWidth={1.6} aria-hidden="true" />
            </span>
          )
        }
        hasPicture={avatar !== ''}
        minSide={PICTURE_MIN_SIDE}
        shape="circle"
        error={errors.avatar?.message}
        texts={pictureTexts(PICTURE_MIN_SIDE)}
        onPick={async (picture) => setValue('avatar', await toDataUrl(picture))}
        onRemove={() => setValue('avatar', '')}
      />
      <div className="auth-pair">
        <Field id={fieldId('name')} label={m.auth_name()} error={errors.name?.message} required>
          <Input autoComplete="given-name" {...register('name')} />
        </Field>
        <Field
          id={fieldId('surname')}
          label={m.auth_surname()}
          error={errors.surname?.message}
          required
        >
          <Input autoComplete="family-name" {...register('surname')} />
        </Field>
      </div>
      <Controller
        control={control}
        name="birthday"
        render={({ field }) => (
          <FocusGroup id={fieldId('birthday')} handle={field.ref}>
            <BirthdayPicker
              label={m.auth_birthday()}
              hint={m.auth_birthday_hint()}
              error={errors.birthday?.message}
              required
              value={field.value || null}
              onChange={(day) => field.onChange(day ?? '')}
              texts={dateTexts()}
              {...birthYears(Number(todayIso().slice(0, 4)))}
            />
            <div role="status">
              {isMinor(birthday, todayIso()) && (
                <p className="auth-strip auth-strip-warn auth-minor">{m.auth_minor()}</p>
              )}
            </div>
          </FocusGroup>
        )}
      />
      <Controller
        control={control}
        name="sex"
        render={({ field }) => (
          <FocusGroup id={fieldId('sex')} handle={field.ref}>
            <RadioGroup
              label={m.auth_sex()}
              look="segments"
              required
              error={errors.sex?.message}
              options={limits.Sex.enum.map((value) => ({ value, label: SEXES[value]() }))}
              value={field.value || null}
              onChange={field.onChange}
            />
          </FocusGroup>
        )}
      />
      <Controller
        control={control}
        name="location"
        render={({ field }) => (
          <LocationField
            {...field}
            id={fieldId('location')}
            label={m.auth_location()}
            hint={m.auth_location_hint()}
            places={places}
            error={errors.location?.message}
          />
        )}
      />
      <Field
        id={fieldId('education_level')}
        label={m.auth_education()}
        error={errors.education_level?.message}
        required
      >
        <Select
          placeholder={m.auth_choose()}
          options={limits.EducationLevel.enum.map((value) => ({
            value,
            label: EDUCATION[value](),
          }))}
          // The attribute is needed too: otherwise the form library may take the first option for the user's choice.
          defaultValue={start.education_level}
          {...register('education_level')}
        />
      </Field>
      <Controller
        control={control}
        name="specialization"
        render={({ field }) => (
          <Field
            id={fieldId('specialization')}
            label={m.auth_specialization()}
            hint={m.auth_specialization_hint()}
            error={errors.specialization?.message}
          >
            <Combobox
              ref={field.ref}
              label={m.auth_specialization()}
              freeText
              minChars={2}
              value={field.value === '' ? null : { value: null, label: field.value }}
              onChange={(choice) => field.onChange(choice?.label ?? '')}
              onBlur={field.onBlur}
              loadOptions={suggestPositions}
              texts={comboboxTexts()}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field }) => (
          <FocusGroup id={fieldId('languages')} handle={field.ref}>
            <LanguagesField
              languages={languages}
              value={field.value}
              onChange={field.onChange}
              error={firstMessage(errors.languages)}
              texts={{
                label: m.auth_languages(),
                hint: m.auth_languages_hint(),
                language: m.auth_language(),
                level: (language) => m.auth_language_level({ language }),
                anyLevel: m.auth_language_any_level(),
                add: m.auth_language_add(),
              }}
            />
          </FocusGroup>
        )}
      />
      <AboutField
        id={fieldId('about')}
        label={m.auth_about()}
        hint={m.auth_about_hint({ min: limits.About.minLength })}
        value={about}
        registration={register('about')}
        error={errors.about?.message}
      />
      {account && (
        <>
          <EmailField id={fieldId('email')} registration={register('email')} error={errors.email} />
          <NewPasswordField
            id={fieldId('password')}
            phone={account.phone}
            need={account.password}
            registration={register('password')}
            error={errors.password}
          />
        </>
      )}
    </WizardShell>
  );
}
