import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { type Column, Table } from '@/ui/table';
import { toast } from '@/ui/toast-store';
import { Loaded } from './loaded';
import {
  addSynonyms,
  removeSynonyms,
  type Synonyms,
  type SynonymsForm,
  synonymsQuery,
  updateSynonyms,
} from './search-queries';
import { SynonymsFields } from './synonyms-fields';

/** Synonyms. A change takes effect everywhere within seconds. */
export function SynonymsPart() {
  const query = useQuery(synonymsQuery());
  const [changing, setChanging] = useState<Synonyms>();
  // A fresh, empty form after every success.
  const [round, setRound] = useState(0);
  const add = async (form: SynonymsForm) => {
    await addSynonyms(form);
    toast.success(m.console_synonyms_added());
    setRound((last) => last + 1);
    await query.refetch();
  };
  const change = async (group: Synonyms, form: SynonymsForm) => {
    await updateSynonyms(group.id, form);
    toast.success(m.console_synonyms_saved());
    setChanging(undefined);
    await query.refetch();
  };
  const restore = useAction(async ({ words, note }: Synonyms) => {
    await addSynonyms({ words, note });
    await query.refetch();
  });
  const remove = useAction(async (group: Synonyms) => {
    await removeSynonyms(group.id);
    const undo = { label: m.console_synonyms_undo(), onPress: () => void restore.run(group) };
    toast.info(m.console_synonyms_removed(), undo);
    await query.refetch();
  });
  const columns: Column<Synonyms>[] = [
    { id: 'words', head: m.console_synonyms_words(), cell: wordsText },
    { id: 'note', head: m.console_synonyms_note(), cell: ({ note }) => note ?? '–' },
    {
      id: 'action',
      head: m.console_synonyms_action(),
      cell: (group) => (
        <span className="console-tools">
          <Button
            size="sm"
            aria-label={m.console_synonyms_edit_named({ words: wordsText(group) })}
            onClick={() => setChanging(group)}
          >
            {m.console_synonyms_edit()}
          </Button>
          <Button
            size="sm"
            aria-label={m.console_synonyms_remove_named({ words: wordsText(group) })}
            onClick={() => void remove.run(group)}
          >
            {m.console_synonyms_remove()}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className="console-part">
      <h2 className="console-subtitle">{m.console_synonyms()}</h2>
      <p className="console-note">{m.console_synonyms_lead()}</p>
      <SynonymsFields key={round} button={m.console_synonyms_add()} onSend={add} />
      <FormError text={remove.error ?? restore.error} />
      <Loaded query={query}>
        {(groups) =>
          groups.length === 0 ? (
            <p className="console-note">{m.console_synonyms_none()}</p>
          ) : (
            <Table
              caption={m.console_synonyms()}
              captionHidden
              columns={columns}
              rows={groups}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      <Dialog
        open={changing !== undefined}
        onClose={() => setChanging(undefined)}
        title={m.console_synonyms_edit_title()}
        closeLabel={m.ui_close()}
      >
        {changing && (
          <SynonymsFields
            group={changing}
            button={m.console_synonyms_save()}
            onSend={(form) => change(changing, form)}
          />
        )}
      </Dialog>
    </section>
  );
}

function wordsText({ words }: Synonyms): string {
  return words.join(', ');
}
