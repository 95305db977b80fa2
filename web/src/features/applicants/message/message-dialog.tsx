import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { useKeptFields } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { templatesQuery } from '@/forms/templates/queries';
import { useAction } from '@/forms/use-action';
import { errorText } from '@/i18n/error-text';
import { getLocale, LOCALE_LABELS, type Locale } from '@/i18n/locale';
import { phoneInText } from '@/lib/phone-in-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { PlainText } from '@/ui/plain-text';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import '../dialogs.css';
import { refusedHead } from '../refused';
import type { Selection } from '../selection';
import { sendMessages, writingQuery } from './calls';
import './message-dialog.css';
import { leftText, type Recipients, recipientsOf, whyNot } from './recipients';
import { TemplateChoice } from './template-choice';
import {
  fieldsOf,
  LONGEST_TEXT,
  type MessageTexts,
  messageFor,
  problemsOf,
  spokenTo,
} from './texts';

interface MessageDialogProps {
  /** The vacancy's: what is typed for one is not offered for another. */
  slug: string;
  selection: Selection;
  /** They have the message; `left` says who has not, and why. */
  onSent: (done: readonly string[], left: string | undefined) => void;
  onClose: () => void;
}

/** Writes to all ticked candidates to whom one can write, to each in a conversation of their own. */
export function MessageDialog({ slug, selection, onSent, onClose }: MessageDialogProps) {
  const form = useId();
  const own = getLocale();
  // Whoever was ticked when it was opened: the order keeps the answer.
  const [ids] = useState(() => [...selection.keys()]);
  const writing = useQuery(writingQuery(ids));
  const company = useQuery(templatesQuery()).data?.company;
  const kept = useKeptFields(`message:${slug}`, () => ({ texts: {} as MessageTexts }));
  const { texts } = kept.fields;
  const [isTried, setTried] = useState(false);
  const found = writing.data && recipientsOf(selection, writing.data.data, writing.data.left);
  const problems = found ? problemsOf(texts, found.to, own, company) : {};
  const fields = fieldsOf(texts, found?.to, own);
  const [none, setNone] = useState<string>();
  const send = useAction(
    async ({ to, not }: Recipients) => {
      setNone(undefined);
      const messages = to.map((card) => ({ id: card.id, text: messageFor(texts, card, company) }));
      const { done, refused } = await sendMessages(texts, messages);
      const all = [...not, ...refused];
      const left = all.length > 0 ? leftText(all, selection) : undefined;
      // Nobody got it: the text may be what has to change.
      if (done.length === 0) return setNone(left);
      kept.forget();
      toast.success(m.applicants_message_sent({ count: done.length }));
      onSent(done, left);
    },
    { isRepeatable: true },
  );
  const change = (next: MessageTexts) => {
    setNone(undefined);
    send.forget();
    kept.change({ texts: next });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!found || found.to.length === 0) return;
    const wrong = fields.find((locale) => problems[locale]);
    if (wrong) document.getElementById(`${form}-${wrong}`)?.focus();
    else void send.run(found);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.applicants_bulk_write()}
      closeLabel={m.ui_close()}
      size="md"
      busy={send.busy}
      foot={
        <>
          <Button disabled={send.busy} onClick={onClose}>
            {m.applicants_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            look="primary"
            busy={send.busy}
            disabled={!found || found.to.length === 0}
          >
            {m.applicants_message_send()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="applicants-form" onSubmit={submit}>
        <Who selection={selection} found={found} />
        {!found && writing.error && (
          <div className="message-unknown">
            <p role="alert" className="applicants-failure">
              {errorText(writing.error)}
            </p>
            <Button size="sm" busy={writing.isFetching} onClick={() => void writing.refetch()}>
              {m.ui_retry()}
            </Button>
          </div>
        )}
        {fields.map((locale, place) => (
          <TextField
            key={locale}
            id={`${form}-${locale}`}
            label={
              fields.length > 1
                ? m.applicants_message_in({
                    language: LOCALE_LABELS[locale].full,
                    count: found?.to.filter((card) => spokenTo(texts, card) === locale).length ?? 0,
                  })
                : m.applicants_message()
            }
            lang={fields.length > 1 ? locale : undefined}
            isFirst={place === 0}
            text={texts[locale] ?? ''}
            error={isTried ? problems[locale] : undefined}
            onText={(text) => change({ ...texts, [locale]: text })}
          />
        ))}
        <div className="message-tools">
          <TemplateChoice
            readers={found?.to ?? []}
            texts={texts}
            field={`${form}-${fields[0] ?? own}`}
            onPick={change}
          />
          {fields.length > 1 && (
            <Button size="sm" look="quiet" onClick={() => change(asOne(texts, fields))}>
              {m.applicants_message_one()}
            </Button>
          )}
        </div>
        <Foretold texts={texts} found={found} company={company} />
        <FormError text={none ?? refusedHead(send.failure, [])} />
      </form>
    </Dialog>
  );
}

/** To how many it goes, and why not to the rest. */
function Who({ selection, found }: { selection: Selection; found: Recipients | undefined }) {
  const count = selection.size;
  const part = found?.to.length;
  return (
    <div role="status" className="message-who">
      <p className="applicants-form-who">
        {part === undefined || part === count
          ? m.applicants_bulk_who({ count })
          : part > 0
            ? m.applicants_message_part({ count, part })
            : m.applicants_message_none()}
      </p>
      {found && found.not.length > 0 && (
        <ul>
          {whyNot(found.not, selection).map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  lang: Locale | undefined;
  isFirst: boolean;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}

function TextField({ id, label, lang, isFirst, text, error, onText }: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={isFirst ? m.applicants_message_variables({ variables: VARIABLES }) : undefined}
      error={error}
      required
      counter={{ value: countChars(text.trim()), max: LONGEST_TEXT }}
    >
      <Textarea
        rows={4}
        lang={lang}
        data-autofocus={isFirst || undefined}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Field>
  );
}

const VARIABLES = '{name}, {vacancy}, {company}';

interface ForetoldProps {
  texts: MessageTexts;
  found: Recipients | undefined;
  company: string | undefined;
}

/** What the first of them will read, and who would not get it because of a phone number in it. */
function Foretold({ texts, found, company }: ForetoldProps) {
  const [first] = found?.to ?? [];
  if (!found || !first) return null;
  const message = messageFor(texts, first, company);
  const hasPhone = Object.values(texts).some((text) => phoneInText(text) !== undefined);
  return (
    <>
      {message !== '' && !Object.values(texts).some((text) => text.trim() === message) && (
        <section
          className="message-preview"
          aria-label={m.applicants_message_preview({ name: first.name })}
        >
          <p className="message-preview-title" aria-hidden="true">
            {m.applicants_message_preview({ name: first.name })}
          </p>
          <PlainText text={message} />
        </section>
      )}
      <p role="status" className="message-phone">
        {hasPhone && found.early > 0 && m.applicants_message_phone({ count: found.early })}
      </p>
    </>
  );
}

/** The first of several texts, for everyone. */
function asOne(texts: MessageTexts, [first]: readonly Locale[]): MessageTexts {
  return first ? { [first]: texts[first] ?? '' } : texts;
}
