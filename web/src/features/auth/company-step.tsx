import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { AboutField } from '@/forms/about-field';
import { readDraft, useDraft } from '@/forms/draft';
import { FormError } from '@/forms/form-error';
import { formMessage } from '@/forms/server-errors';
import { useSubmit } from '@/forms/use-submit';
import { pictureTexts, wizardTexts } from '@/i18n/ui-texts';
import { PICTURE_MIN_SIDE } from '@/lib/crop';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { ClothTile } from '@/ui/cloth-tile';
import { DateInput } from '@/ui/date-picker';
import { ErrorSummary } from '@/ui/error-summary';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PictureInput } from '@/ui/picture-input';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { LocationField } from '@/forms/location-field';
import { SECRET_FIELDS } from './account';
import { EmailField, NewPasswordField } from './account-fields';
import type { ProfileStepProps } from './candidate-step';
import { type CompanyBody, type CompanyForm, companySchema, EMPTY_COMPANY } from './company';
import { toDataUrl } from './picture';
import { fieldId, summaryLines } from './profile-form';

const DRAFT = { kind: 'register-employer', v: 1, tabOnly: true, secret: SECRET_FIELDS };

const LABELS = {
  name: m.auth_company_name,
  location: m.auth_location,
  address: m.auth_address,
  owned_date: m.auth_owned_date,
  about: m.auth_company_about,
  email: m.auth_email,
  password: m.auth_new_password,
};

type CompanyStepProps = Omit<ProfileStepProps<CompanyBody>, 'onBack'> & { onBack?: () => void };

export function CompanyStep({ steps, current, places, account, onBack, send }: CompanyStepProps) {
  const [start] = useState(() => readDraft(DRAFT, EMPTY_COMPANY));
  const form = useForm<CompanyForm, unknown, CompanyBody>({
    resolver: standardSchemaResolver(companySchema(account?.password ?? null)),
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
  const [avatar, name, about] = useWatch({ control, name: ['avatar', 'name', 'about'] });
  const summary = summaryLines(errors, LABELS);

  return (
    <WizardShell
      steps={steps}
      current={current}
      texts={{ ...wizardTexts(), next: m.auth_finish(), busy: m.auth_finishing() }}
      title={m.auth_company_title()}
      intro={m.auth_company_intro()}
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
      <Field
        id={fieldId('name')}
        label={m.auth_company_name()}
        error={errors.name?.message}
        required
      >
        <Input autoComplete="organization" {...register('name')} />
      </Field>
      <PictureInput
        label={m.auth_logo()}
        hint={m.auth_logo_hint()}
        preview={<ClothTile name={name} src={avatar || null} size={72} />}
        hasPicture={avatar !== ''}
        minSide={PICTURE_MIN_SIDE}
        shape="square"
        error={errors.avatar?.message}
        texts={pictureTexts(PICTURE_MIN_SIDE)}
        onPick={async (picture) => setValue('avatar', await toDataUrl(picture))}
        onRemove={() => setValue('avatar', '')}
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
        id={fieldId('address')}
        label={m.auth_address()}
        hint={m.auth_address_hint()}
        error={errors.address?.message}
      >
        <Input autoComplete="street-address" {...register('address')} />
      </Field>
      <Field
        id={fieldId('owned_date')}
        label={m.auth_owned_date()}
        hint={m.auth_owned_date_hint()}
        error={errors.owned_date?.message}
      >
        <DateInput max={todayIso()} {...register('owned_date')} />
      </Field>
      <AboutField
        id={fieldId('about')}
        label={m.auth_company_about()}
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
