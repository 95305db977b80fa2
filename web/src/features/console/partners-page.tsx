import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Status } from '@/ui/status';
import { type Column, Table } from '@/ui/table';
import { toast } from '@/ui/toast-store';
import { Loaded } from './loaded';
import { PartnerDialog } from './partner-dialog';
import { PartnerFields } from './partner-fields';
import {
  addPartner,
  moved,
  orderPartners,
  type Partner,
  type PartnerForm,
  partnersQuery,
} from './partners-queries';

/** Organisations in the footer and on the home page. */
export function PartnersPage() {
  const query = useQuery(partnersQuery());
  const [changing, setChanging] = useState<Partner>();
  // A fresh, empty form after every success.
  const [round, setRound] = useState(0);
  const add = async (form: PartnerForm) => {
    await addPartner(form);
    toast.success(m.console_partners_added());
    setRound((last) => last + 1);
    await query.refetch();
  };
  const change = async (partner?: Partner) => {
    setChanging(partner);
    await query.refetch();
  };
  const order = useAction(async (seen: Partner[], at: number, by: -1 | 1) => {
    try {
      await orderPartners(seen, moved(seen, at, by));
    } finally {
      // Also after a refusal: then somebody else has changed the list.
      await query.refetch();
    }
  });
  return (
    <>
      <h1 className="console-title">{m.console_partners()}</h1>
      <p className="console-lead">{m.console_partners_lead()}</p>
      <section className="console-part">
        <h2 className="console-subtitle">{m.console_partners_new()}</h2>
        <PartnerFields key={round} button={m.console_partners_add()} onSend={add} />
      </section>
      <section className="console-part">
        <h2 className="console-subtitle">{m.console_partners_list()}</h2>
        <FormError text={order.error} />
        <Loaded query={query}>
          {(partners) =>
            partners.length === 0 ? (
              <p className="console-note">{m.console_partners_none()}</p>
            ) : (
              <Table
                caption={m.console_partners_list()}
                captionHidden
                columns={columns(
                  partners,
                  setChanging,
                  (at, by) => void order.run(partners, at, by),
                )}
                rows={partners}
                rowKey={({ id }) => id}
              />
            )
          }
        </Loaded>
      </section>
      {changing && <PartnerDialog key={changing.id} partner={changing} onChange={change} />}
    </>
  );
}

function columns(
  partners: Partner[],
  onEdit: (partner: Partner) => void,
  onMove: (at: number, by: -1 | 1) => void,
): Column<Partner>[] {
  return [
    { id: 'partner', head: m.console_partners_name(), cell: (partner) => <Named {...partner} /> },
    {
      id: 'state',
      head: m.console_partners_state(),
      cell: ({ hidden }) => (
        <Status tone={hidden ? 'waiting' : 'active'}>
          {hidden ? m.console_partners_is_hidden() : m.console_partners_is_shown()}
        </Status>
      ),
    },
    {
      id: 'action',
      head: m.console_partners_action(),
      cell: (partner) => {
        const at = partners.indexOf(partner);
        const { name } = partner;
        return (
          <span className="console-tools">
            <IconButton
              label={m.console_partners_earlier({ name })}
              icon={<ArrowUp size={18} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onMove(at, -1)}
            />
            <IconButton
              label={m.console_partners_later({ name })}
              icon={<ArrowDown size={18} aria-hidden="true" />}
              disabled={at === partners.length - 1}
              onClick={() => onMove(at, 1)}
            />
            <Button
              size="sm"
              aria-label={m.console_partners_edit_named({ name })}
              onClick={() => onEdit(partner)}
            >
              {m.console_partners_edit()}
            </Button>
          </span>
        );
      },
    },
  ];
}

function Named({ name, link, logo }: Partner) {
  return (
    <span className="console-partner">
      {logo && <img className="console-partner-logo" src={logo.small} alt="" />}
      <a className="console-link" href={link} rel="noopener">
        {name}
      </a>
    </span>
  );
}
