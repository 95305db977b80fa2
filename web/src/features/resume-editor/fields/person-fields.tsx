import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { limits } from '@/api/limits.gen';
import { AvatarField } from '@/forms/avatar-field';
import { useFocusAfter } from '@/forms/editor/use-focus-after';
import { useRowKeys } from '@/forms/editor/use-row-keys';
import { FIELDS } from '@/forms/resume/fields';
import { dateTexts } from '@/i18n/ui-texts';
import { birthYears } from '@/lib/age';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { setMe } from '@/session/me';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { BirthdayPicker } from '@/ui/date-picker';
import { Field, FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { PhoneInput } from '@/ui/phone-input';
import { Switch } from '@/ui/switch';
import { useAnswer, useEditorContent } from '../editor-context';

const PHOTO_SIZE = 88;

/** The picture of the account, and whether this resume shows it. */
export function PhotoField() {
  const { me } = useEditorContent();
  const queryClient = useQueryClient();
  const { id, value, onChange } = useAnswer('show_photo');
  const src = me.candidate?.avatar?.large;
  return (
    <div className="field-group">
      <AvatarField
        label={m.resume_form_photo()}
        profile="candidate"
        preview={
          <Avatar
            name={`${me.candidate?.name} ${me.candidate?.surname}`}
            src={src}
            size={PHOTO_SIZE}
          />
        }
        hasPicture={Boolean(src)}
        onChange={(user, hasPicture) => {
          setMe(queryClient, user);
          if (hasPicture) onChange(true);
        }}
      />
      {src && (
        <Switch
          id={id}
          label={FIELDS.show_photo.label()}
          note={FIELDS.show_photo.note?.()}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

export function BirthdayField() {
  const { today } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('birthday');
  return (
    <div id={id} tabIndex={-1}>
      <BirthdayPicker
        label={FIELDS.birthday.label()}
        hint={m.resume_form_birthday_hint()}
        error={problem()}
        required
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        {...birthYears(today.year, value)}
        texts={dateTexts()}
      />
    </div>
  );
}

/** The account's own number comes first and stays (decisions B31). */
export function PhonesField() {
  const { me } = useEditorContent();
  const { id, value, onChange, problem } = useAnswer('phones');
  const { place, focusAfter } = useFocusAfter<HTMLDivElement>('input, [data-add]');
  const others = value.filter((phone) => phone !== me.phone);
  const { keys, remove: dropKey } = useRowKeys(others.length);
  const put = (next: string[]) => onChange([me.phone, ...next]);
  const change = (index: number, phone: string) =>
    put(others.map((other, at) => (at === index ? phone : other)));
  const add = () => {
    focusAfter(others.length + 1);
    put([...others, '']);
  };
  const remove = (index: number) => {
    dropKey(index);
    focusAfter(-1);
    put(others.filter((_, at) => at !== index));
  };
  return (
    <FieldSet
      label={FIELDS.phones.label()}
      hint={m.resume_form_phones_hint()}
      error={problem()}
      required
    >
      <div ref={place} className="rows">
        <Input
          id={id}
          aria-label={m.resume_form_phone({ number: 1 })}
          value={formatPhone(me.phone)}
          readOnly
        />
        {others.map((phone, index) => {
          // A number of the list has the place after the account's own.
          const number = index + 2;
          return (
            <div key={keys[index]} className="resume-phone">
              <Field
                id={`${id}-${index + 1}`}
                label={m.resume_form_phone({ number })}
                labelHidden
                error={problem(String(index + 1))}
              >
                <PhoneInput
                  autoComplete="off"
                  value={phone}
                  onChange={(typed) => change(index, typed)}
                />
              </Field>
              <IconButton
                label={m.resume_form_phone_remove({ number })}
                icon={<X size={20} strokeWidth={1.8} aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            </div>
          );
        })}
        {others.length + 1 < limits.ResumeForm_phones.maxItems && (
          <div>
            <Button
              size="sm"
              data-add
              icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
              onClick={add}
            >
              {m.resume_form_phone_add()}
            </Button>
          </div>
        )}
      </div>
    </FieldSet>
  );
}
