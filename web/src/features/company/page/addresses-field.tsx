import { Plus, Trash2 } from 'lucide-react';
import type { Answer } from '@/forms/editor/answer';
import { useFocusAfter } from '@/forms/editor/use-focus-after';
import { useRowKeys } from '@/forms/editor/use-row-keys';
import { LocationField } from '@/forms/location-field';
import type { Place } from '@/forms/places';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field, FieldSet } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { type AddressRow, MAX_ADDRESSES } from './form';

interface AddressesFieldProps {
  answer: Answer<AddressRow[]>;
  places: readonly Place[];
}

/** Offices and shops: a place of the dictionary and a street each. */
export function AddressesField({ answer, places }: AddressesFieldProps) {
  const { id, value, onChange, problem } = answer;
  const { keys, remove: dropKey } = useRowKeys(value.length);
  const { place, focusAfter } = useFocusAfter<HTMLDivElement>('[role=combobox], .address-add');
  const change = (index: number, patch: Partial<AddressRow>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...patch } : row)));
  const add = () => {
    focusAfter(value.length);
    onChange([...value, { location: '', street: '' }]);
  };
  const remove = (index: number) => {
    dropKey(index);
    focusAfter(-1);
    onChange(value.filter((_, at) => at !== index));
  };
  return (
    <div ref={place} id={id} className="address-rows">
      {value.map(({ location, street }, index) => {
        const number = index + 1;
        return (
          <div key={keys[index]} className="address-row">
            <FieldSet label={m.company_page_address({ number })} legendHidden>
              <LocationField
                id={`${id}-${index}-location`}
                label={m.company_page_address_place()}
                places={places}
                value={location}
                onChange={(slug) => change(index, { location: slug })}
                onBlur={() => undefined}
                error={problem(`${index}.location`)}
              />
              <Field
                id={`${id}-${index}-street`}
                label={m.company_page_address_street()}
                error={problem(`${index}.street`)}
                required
              >
                <Input
                  autoComplete="street-address"
                  value={street}
                  onChange={(event) => change(index, { street: event.currentTarget.value })}
                />
              </Field>
            </FieldSet>
            <IconButton
              label={m.company_page_address_remove({ number })}
              icon={<Trash2 size={20} strokeWidth={1.8} aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      {problem() && <p className="row-problem">{problem()}</p>}
      {value.length < MAX_ADDRESSES && (
        <Button
          size="sm"
          className="address-add"
          icon={<Plus size={18} strokeWidth={1.9} aria-hidden="true" />}
          onClick={add}
        >
          {m.company_page_address_add()}
        </Button>
      )}
    </div>
  );
}
