import { useState } from 'react';
import type { Answer } from '@/forms/editor/answer';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { LINK_KINDS, type Links, linkName, shownPrefix, typedPart, urlOf } from './links';
import type { LinkKind } from './wire';

/** An address for each kind; the person types what follows the network's own address, or pastes the whole link. */
export function LinksField({ answer }: { answer: Answer<Links> }) {
  const { id, value, onChange, problem } = answer;
  return (
    <div className="link-rows">
      {LINK_KINDS.map((kind) => (
        <LinkField
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          url={value[kind]}
          onChange={(url) => onChange({ ...value, [kind]: url })}
          error={problem(kind)}
        />
      ))}
      <p className="field-hint">{m.company_page_links_hint()}</p>
    </div>
  );
}

interface LinkFieldProps {
  id: string;
  kind: LinkKind;
  url: string;
  onChange: (url: string) => void;
  error?: string;
}

function LinkField({ id, kind, url, onChange, error }: LinkFieldProps) {
  // The text stays as it was typed until the field is left: rewriting it under the caret would confuse.
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={id} label={linkName(kind)} error={error}>
      <Input
        icon={
          <span className="link-prefix" aria-hidden="true">
            {shownPrefix(kind)}
          </span>
        }
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={typed ?? typedPart(kind, url)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(urlOf(kind, event.currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
