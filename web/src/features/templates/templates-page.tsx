import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { KINDS } from '@/forms/templates/kinds';
import { templatesQuery } from '@/forms/templates/queries';
import type { MessageTemplate, MessageTemplates } from '@/forms/templates/wire';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { LOCALE_LABELS, LOCALES } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { PlainText } from '@/ui/plain-text';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { toast } from '@/ui/toast-store';
import { removeTemplate } from './calls';
import { TemplateDialog } from './template-dialog';
import './templates.css';

const ICON = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** A template that is written; without one it is new. */
type Written = { from?: MessageTemplate } | null;

/** The company's templates of messages, and ours to start from. */
export function TemplatesPage() {
  const { data, error, isFetching, refetch } = useQuery(templatesQuery());
  const [written, setWritten] = useState<Written>(null);
  if (!data) {
    return error ? (
      <ErrorState
        title={m.templates_not_loaded()}
        text={errorText(error)}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton label={m.ui_loading()}>
        <SkeletonLine height={120} />
        <SkeletonLine height={120} />
      </Skeleton>
    );
  }
  const own = data.data.filter(({ id }) => id !== null);
  const left = data.most - own.length;
  return (
    <div className="templates">
      <p className="templates-lead">{m.templates_hint()}</p>
      {!data.can_edit && <p className="templates-lead">{m.templates_viewer()}</p>}
      <section className="templates-part" aria-labelledby="templates-own">
        <div className="templates-part-head">
          <h2 id="templates-own" className="templates-title">
            {m.templates_own()}
          </h2>
          {data.can_edit && (
            <Button
              look="primary"
              disabled={left <= 0}
              icon={<Plus {...ICON} />}
              onClick={() => setWritten({})}
            >
              {m.templates_add()}
            </Button>
          )}
        </div>
        {data.can_edit && left <= 10 && (
          <p className="templates-lead" role="status">
            {left > 0 ? m.templates_left({ count: left }) : m.templates_full({ most: data.most })}
          </p>
        )}
        {own.length === 0 ? (
          <EmptyState text={m.templates_none()} cloth={9} />
        ) : (
          <List templates={own} known={data} onWrite={setWritten} />
        )}
      </section>
      <section className="templates-part" aria-labelledby="templates-ours">
        <h2 id="templates-ours" className="templates-title">
          {m.templates_ours_title()}
        </h2>
        <List
          templates={data.data.filter(({ id }) => id === null)}
          known={data}
          onWrite={setWritten}
        />
      </section>
      {written && (
        <TemplateDialog known={data} from={written.from} onClose={() => setWritten(null)} />
      )}
    </div>
  );
}

interface ListProps {
  templates: readonly MessageTemplate[];
  known: MessageTemplates;
  onWrite: (written: Written) => void;
}

function List({ templates, known, onWrite }: ListProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<MessageTemplate | null>(null);
  const remove = useAction(async (id: string) => {
    await removeTemplate(id);
    await queryClient.invalidateQueries({ queryKey: templatesQuery().queryKey });
    setAsked(null);
    toast.success(m.templates_removed());
  });
  const isFull = known.data.filter(({ id }) => id !== null).length >= known.most;
  return (
    <>
      <ul className="templates-list">
        {templates.map((template) => (
          <li key={template.id ?? `${template.kind} ${template.name}`} className="card template">
            <div className="template-head">
              <h3 className="template-name">{template.name}</h3>
              <p className="template-kind">{KINDS[template.kind]()}</p>
              {known.can_edit && (
                <div className="template-tools">
                  {template.id === null ? (
                    <IconButton
                      label={m.templates_copy_one({ name: template.name })}
                      icon={<CopyPlus {...ICON} />}
                      disabled={isFull}
                      onClick={() => onWrite({ from: template })}
                    />
                  ) : (
                    <>
                      <IconButton
                        label={m.templates_edit_one({ name: template.name })}
                        icon={<Pencil {...ICON} />}
                        onClick={() => onWrite({ from: template })}
                      />
                      <IconButton
                        label={m.templates_remove_one({ name: template.name })}
                        icon={<Trash2 {...ICON} />}
                        onClick={() => {
                          remove.forget();
                          setAsked(template);
                        }}
                      />
                    </>
                  )}
                </div>
              )}
            </div>
            <Texts template={template} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={m.templates_remove_title()}
        confirmText={m.templates_remove()}
        cancelText={m.templates_cancel()}
        closeLabel={m.ui_close()}
        danger
        busy={remove.busy}
        onConfirm={() => {
          if (asked?.id) void remove.run(asked.id);
        }}
        onClose={() => setAsked(null)}
      >
        <p>{m.templates_remove_text({ name: asked?.name ?? '' })}</p>
        <p role="alert" className="templates-failure">
          {remove.error}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** The text of each language that it is written in. */
function Texts({ template: { texts } }: { template: MessageTemplate }) {
  return (
    <dl className="template-said">
      {LOCALES.map((locale) => {
        const text = texts[locale];
        if (!text) return null;
        return (
          <div key={locale}>
            <dt lang={locale}>{LOCALE_LABELS[locale].full}</dt>
            <dd lang={locale}>
              <PlainText text={text} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
