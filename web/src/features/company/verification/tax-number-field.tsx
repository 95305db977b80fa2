import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { failureLine } from '@/forms/failure';
import { isWholeTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { TaxNumberInput } from '@/ui/tax-number-input';
import { lookupQuery } from './calls';
import type { Lookup } from './wire';

interface TaxNumberFieldProps {
  id: string;
  value: string;
  error?: string;
  onChange: (digits: string) => void;
}

/** The number is looked up as soon as it is whole. No answer of the registry prevents sending: people check. */
export function TaxNumberField({ id, value, error, onChange }: TaxNumberFieldProps) {
  const isWhole = isWholeTaxNumber(value);
  const query = useQuery({ ...lookupQuery(value), enabled: isWhole });
  return (
    <div className="verify-tax-number">
      <Field
        id={id}
        label={m.verification_tax_number()}
        hint={m.verification_tax_number_hint()}
        error={error}
        required
      >
        <TaxNumberInput value={value} onChange={onChange} />
      </Field>
      <div role="status" className="verify-lookup">
        {isWhole && query.isFetching && <p>{m.verification_lookup_asking()}</p>}
        {isWhole && !query.isFetching && query.data && <Answer lookup={query.data} />}
        {isWhole && !query.isFetching && query.isError && (
          <Doubt title={m.verification_lookup_failed()} text={failureLine(query.error)} />
        )}
      </div>
      {isWhole &&
        !query.isFetching &&
        (query.isError || query.data?.registry === 'unavailable') && (
          <Button size="sm" onClick={() => query.refetch()}>
            {m.verification_lookup_again()}
          </Button>
        )}
    </div>
  );
}

function Answer({ lookup: { registry, name, address } }: { lookup: Lookup }) {
  if (registry === 'found') {
    return (
      <div className="verify-answer" data-tone="ok">
        <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
        <div>
          <p>{m.verification_lookup_found()}</p>
          {name && <p className="verify-answer-name">{name}</p>}
          {address && <p>{address}</p>}
        </div>
      </div>
    );
  }
  const [title, text] = DOUBTS[registry];
  return <Doubt title={title()} text={text()} />;
}

const DOUBTS: Record<Exclude<Lookup['registry'], 'found'>, [() => string, () => string]> = {
  not_found: [m.verification_lookup_not_found, m.verification_lookup_not_found_text],
  closed: [m.verification_lookup_closed, m.verification_lookup_closed_text],
  unavailable: [m.verification_lookup_unavailable, m.verification_lookup_unavailable_text],
  not_asked: [m.verification_lookup_unavailable, m.verification_lookup_unavailable_text],
};

function Doubt({ title, text }: { title: string; text: string }) {
  return (
    <div className="verify-answer" data-tone="doubt">
      <TriangleAlert size={20} strokeWidth={1.9} aria-hidden="true" />
      <div>
        <p className="verify-answer-name">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
