import { limits } from '@/api/limits.gen';
import type { Network } from '@/forms/resume/contract';
import { FIELDS } from '@/forms/resume/fields';
import { NETWORK_NAMES, profileUrl } from '@/forms/resume/networks';
import { newLink, type SocialLink, tidyLinks } from '@/forms/resume/rows';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { LinkInput } from '@/ui/link-input';
import { Select } from '@/ui/select';
import { useAnswer } from '../editor-context';
import { RowList } from './row-list';

const PARTS = ['network', 'url', 'username'] as const;

/** Profiles in social networks; employers see them with the other contacts. */
export function SocialLinksField() {
  const { id, value, onChange, problem } = useAnswer('social_links');
  const unused = limits.SocialNetwork.enum.find(
    (network) => !value.some((link) => link.network === network),
  );
  return (
    <div className="field-group">
      <h2 className="resume-part-title">{FIELDS.social_links.label()}</h2>
      <RowList<SocialLink>
        id={id}
        label={FIELDS.social_links.label()}
        texts={{
          title: (number) => m.resume_form_link({ number }),
          add: m.resume_form_link_add(),
          name: ({ network, username }) => username || NETWORK_NAMES[network](),
          removeTitle: m.resume_form_link_remove_title(),
          removeText: m.resume_form_row_remove_text(),
        }}
        rows={value}
        onChange={onChange}
        make={() => newLink(unused ?? 'other')}
        tidy={tidyLinks}
        max={limits.ResumeForm_social_links.maxItems}
        error={problem()}
        hasProblem={(index) => PARTS.some((part) => problem(`${index}.${part}`))}
        renderSummary={({ network, username, url }) => (
          <>
            <p className="resume-row-name">{NETWORK_NAMES[network]()}</p>
            <p className="resume-row-line">{username || url}</p>
          </>
        )}
        renderForm={(link, change, index) => (
          <LinkForm
            link={link}
            onChange={change}
            id={`${id}-${index}`}
            problem={(part) => problem(`${index}.${part}`)}
          />
        )}
      />
    </div>
  );
}

interface LinkFormProps {
  link: SocialLink;
  onChange: (patch: Partial<SocialLink>) => void;
  id: string;
  problem: (part: string) => string | undefined;
}

function LinkForm({ link, onChange, id, problem }: LinkFormProps) {
  const { network, username, url } = link;
  // The address follows the name until the person writes another one.
  const follows = (next: Partial<Pick<SocialLink, 'network' | 'username'>>) => {
    const isOwn = url !== '' && url !== profileUrl(network, username);
    const changed = { network, username, ...next };
    onChange({ ...next, url: isOwn ? url : profileUrl(changed.network, changed.username) });
  };
  return (
    <>
      <div className="form-pair">
        <Field label={m.resume_form_network()} error={problem('network')}>
          <Select
            options={limits.SocialNetwork.enum.map((value) => ({
              value,
              label: NETWORK_NAMES[value](),
            }))}
            value={network}
            onChange={(event) => follows({ network: event.currentTarget.value as Network })}
          />
        </Field>
        <Field
          id={`${id}-username`}
          label={m.resume_form_username()}
          error={problem('username')}
          required
        >
          <Input
            autoCapitalize="off"
            spellCheck={false}
            value={username}
            onChange={(event) => follows({ username: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field id={`${id}-url`} label={m.resume_form_url()} error={problem('url')} required>
        <LinkInput value={url} onChange={(text) => onChange({ url: text })} />
      </Field>
    </>
  );
}
