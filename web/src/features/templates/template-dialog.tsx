import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useKeptFields } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { KINDS } from '@/forms/templates/kinds';
import { templatesQuery } from '@/forms/templates/queries';
import type {
  MessageTemplate,
  MessageTemplates,
  TemplateKind,
  TemplateVariable,
} from '@/forms/templates/wire';
import { useAction } from '@/forms/use-action';
import { LOCALES, type Locale } from '@/i18n/locale';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import { createTemplate, updateTemplate } from './calls';
import {
  bodyOf,
  LONGEST_TEXT,
  type Problems,
  problemsOf,
  startDraft,
  variablesOf,
  withVariable,
} from './draft';
import { TEXTS, VARIABLES } from './words';

interface TemplateDialogProps {
  known: MessageTemplates;
  /** The one that is changed, or one of ours to start from; nothing for a new one. */
  from?: MessageTemplate;
  onClose: () => void;
}

const FIELDS = ['name', 'texts', 'texts.uz', 'texts.ru', 'texts.en'] as const;

/** Writes a template: what it is for, its name, and the text in up to three languages. */
export function TemplateDialog({ known, from, onClose }: TemplateDialogProps) {
  const form = useId();
  const queryClient = useQueryClient();
  const kept = useKeptFields(`template:${from?.id ?? from?.name ?? ''}`, () => startDraft(from));
  const draft = kept.fields;
  const [isTried, setTried] = useState(false);
  const key = useRef(crypto.randomUUID());
  const texts = useRef<HTMLDivElement>(null);
  /** Where a variable goes: the field that was edited last. */
  const last = useRef<Locale>(LOCALES.find((one) => draft.texts[one]) ?? 'uz');
  const variables = variablesOf(known, draft.kind);
  const problems = problemsOf(draft, variables);
  const shown: Problems = isTried ? problems : {};
  const save = useAction(async () => {
    const body = bodyOf(draft);
    if (from?.id) await updateTemplate(from.id, body);
    else await createTemplate(body, key.current);
    await queryClient.invalidateQueries({ queryKey: templatesQuery().queryKey });
    kept.forget();
    toast.success(m.templates_saved());
    onClose();
  });
  const change = (patch: Partial<typeof draft>) => {
    // Another body is another template.
    key.current = crypto.randomUUID();
    kept.change(patch);
  };
  const areaOf = (locale: Locale) =>
    texts.current?.querySelector<HTMLTextAreaElement>(`[data-locale="${locale}"]`);
  const insert = (variable: TemplateVariable) => {
    const locale = last.current;
    const area = areaOf(locale);
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area ?? {};
    const { text, caret } = withVariable(draft.texts[locale], variable, start, end);
    change({ texts: { ...draft.texts, [locale]: text } });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(caret, caret);
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { currentTarget } = event;
    const [first] = Object.keys(problems);
    if (!first) void save.run();
    else if (first === 'name')
      currentTarget.querySelector<HTMLElement>('[data-part=name]')?.focus();
    else areaOf(first === 'texts' ? 'uz' : (first.slice('texts.'.length) as Locale))?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={from?.id ? m.templates_edit() : m.templates_new()}
      closeLabel={m.ui_close()}
      size="md"
      busy={save.busy}
      foot={
        <>
          <Button
            disabled={save.busy}
            onClick={() => {
              kept.forget();
              onClose();
            }}
          >
            {m.templates_cancel()}
          </Button>
          <Button type="submit" form={form} look="primary" busy={save.busy}>
            {m.templates_save()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="template-form" onSubmit={submit}>
        <RadioGroup
          label={m.templates_kind()}
          look="segments"
          options={(Object.keys(KINDS) as TemplateKind[]).map((kind) => ({
            value: kind,
            label: KINDS[kind](),
          }))}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind as TemplateKind })}
        />
        <Field
          label={m.templates_name()}
          hint={m.templates_name_hint()}
          error={shown.name ?? fieldError(save.failure, 'name')}
          required
        >
          <Input
            data-part="name"
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        <p className="template-hint">{m.templates_text_hint()}</p>
        <div ref={texts} className="template-texts">
          {LOCALES.map((locale) => (
            <Field
              key={locale}
              label={TEXTS[locale]()}
              error={
                shown[`texts.${locale}`] ??
                fieldError(save.failure, `texts.${locale}`) ??
                (locale === 'uz' ? (shown.texts ?? fieldError(save.failure, 'texts')) : undefined)
              }
              counter={{ value: countChars(draft.texts[locale].trim()), max: LONGEST_TEXT }}
            >
              <Textarea
                rows={4}
                lang={locale}
                data-locale={locale}
                value={draft.texts[locale]}
                onFocus={() => {
                  last.current = locale;
                }}
                onChange={(event) =>
                  change({ texts: { ...draft.texts, [locale]: event.currentTarget.value } })
                }
              />
            </Field>
          ))}
        </div>
        <section className="template-variables" aria-label={m.templates_variables()}>
          <p className="template-variables-title">{m.templates_variables()}</p>
          <ul>
            {variables.map((variable) => (
              <li key={variable}>
                <Button
                  size="sm"
                  aria-label={m.templates_variable_insert({ variable: `{${variable}}` })}
                  onClick={() => insert(variable)}
                >
                  {`{${variable}}`}
                </Button>
                {VARIABLES[variable]()}
              </li>
            ))}
          </ul>
        </section>
        <FormError text={headError(save.failure, FIELDS)} />
      </form>
    </Dialog>
  );
}
