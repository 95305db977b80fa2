import { Controller, useWatch } from 'react-hook-form';
import { AboutField } from '@/forms/about-field';
import { LocationField } from '@/forms/location-field';
import type { Place } from '@/forms/places';
import { formMessage } from '@/forms/server-errors';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { DateInput } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type Customer, updateCompany } from '../queries';
import { Section } from '../section';
import { useChangeMe } from '../use-me';
import { companyForm, companySchema } from './edit-forms';
import { EditorFrame } from './editor-frame';
import { useProfileForm } from './use-profile-form';

interface CompanyEditorProps {
  customer: Customer;
  places: readonly Place[];
}

export function CompanyEditor({ customer, places }: CompanyEditorProps) {
  const changeMe = useChangeMe();
  const { form, submit, busy, isRestored, discard } = useProfileForm({
    kind: `company-${customer.id}`,
    schema: companySchema,
    stored: companyForm(customer),
    save: async (change) => {
      const user = await updateCompany(change);
      changeMe(user);
      return companyForm(user.customer ?? customer);
    },
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const about = useWatch({ control, name: 'about' });
  return (
    <EditorFrame
      label={m.settings_edit_title()}
      onSubmit={submit}
      busy={busy}
      error={formMessage(form)}
      isRestored={isRestored}
      onDiscard={discard}
    >
      <Section title={m.settings_edit_company()}>
        <div className="settings-form">
          <Field id="name" label={m.settings_company_name()} error={errors.name?.message} required>
            <Input autoComplete="organization" {...register('name')} />
          </Field>
          <Controller
            control={control}
            name="location"
            render={({ field, fieldState }) => (
              <LocationField
                {...field}
                id="location"
                label={m.settings_location_company()}
                hint={m.settings_location_hint()}
                places={places}
                error={fieldState.error?.message}
              />
            )}
          />
          <Field
            id="address"
            label={m.settings_address()}
            hint={m.settings_address_hint()}
            error={errors.address?.message}
          >
            <Input autoComplete="street-address" {...register('address')} />
          </Field>
          <Field id="owned_date" label={m.settings_owned_date()} error={errors.owned_date?.message}>
            <DateInput max={todayIso()} {...register('owned_date')} />
          </Field>
          <AboutField
            id="about"
            label={m.settings_about_company()}
            hint={m.settings_about_company_hint()}
            value={about}
            registration={register('about')}
            error={errors.about?.message}
          />
        </div>
      </Section>
    </EditorFrame>
  );
}
