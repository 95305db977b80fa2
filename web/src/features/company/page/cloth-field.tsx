import { clothPath } from '@/lib/cloth';
import { m } from '@/paraglide/messages';
import { FieldSet } from '@/ui/field';
import { CLOTHS } from './form';

interface ClothFieldProps {
  id: string;
  /** The company's name, which decides when nothing is chosen. */
  name: string;
  /** The number of a cloth, or empty. */
  value: string;
  onChange: (cloth: string) => void;
}

/** Chooses the cloth of the page by its look. Real radio buttons, so that arrow keys work. */
export function ClothField({ id, name, value, onChange }: ClothFieldProps) {
  const options = [
    { value: '', src: clothPath(name), label: m.company_page_cloth_own() },
    ...CLOTHS.map((label, index) => ({
      value: String(index),
      src: clothPath(name, index),
      label: label(),
    })),
  ];
  return (
    <FieldSet label={m.company_page_cloth()} hint={m.company_page_cloth_hint()}>
      <div className="cloth-choice">
        {options.map((option, index) => (
          <label key={option.value} className="cloth-choice-one">
            <input
              type="radio"
              name={id}
              id={index === 0 ? id : undefined}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <img src={option.src} alt="" width={56} height={56} className="cloth" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
