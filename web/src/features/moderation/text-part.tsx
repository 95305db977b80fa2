import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { errorText } from '@/i18n/error-text';
import { sideOf, wordDiff } from '@/lib/word-diff';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { type Answer, answersOf, textOf } from './answers';
import { revisionQuery } from './calls';
import { isAbout, markedPieces, type Piece, rangesOf } from './marks';
import type { Content, Finding, Lists, Revision } from './model';
import { reasonTitle, stateOf } from './words';

/** The text that is public now; other texts are identified by their ids. */
const PUBLIC = 'public';

interface TextPartProps {
  revision: Revision;
  lists: Lists;
}

/** The whole text with the findings of the rules, compared with the text that it replaces if there is one. */
export function TextPart({ revision, lists }: TextPartProps) {
  const title = useId();
  const [chosen, setChosen] = useState(() => comparedAtFirst(revision));
  const other = useQuery({ ...revisionQuery(chosen), enabled: chosen !== '' && chosen !== PUBLIC });
  const before = chosen === PUBLIC ? revision.before : chosen ? other.data?.form : null;
  const options = compareOptions(revision);
  const beforeLabel = options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <section aria-labelledby={title} className="mod-part">
      <div className="mod-part-head">
        <h2 id={title} className="console-subtitle">
          {before ? m.moderation_changes() : m.moderation_words()}
        </h2>
        {options.length > 0 && (
          <Field label={m.moderation_compare()} className="mod-compare">
            <Select
              placeholder={m.moderation_compare_none()}
              options={options}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </Field>
        )}
      </div>
      {other.isError && <FormError text={errorText(other.error)} />}
      {before ? (
        <Changes revision={revision} before={before} beforeLabel={beforeLabel} lists={lists} />
      ) : (
        <Answers answers={answersOf(revision.form, lists)} findings={revision.findings} />
      )}
    </section>
  );
}

function olderOf({ revisions, number }: Revision) {
  return revisions.filter((one) => one.number < number);
}

/** An edit is compared with the text it would replace, a resubmission with the one that was rejected. */
function comparedAtFirst(revision: Revision): string {
  if (revision.state !== 'waiting') return '';
  if (revision.before) return PUBLIC;
  return olderOf(revision).find(({ state }) => state === 'rejected')?.revision_id ?? '';
}

function compareOptions(revision: Revision) {
  return [
    ...(revision.before ? [{ value: PUBLIC, label: m.moderation_before() }] : []),
    ...olderOf(revision).map(({ revision_id, number, state }) => ({
      value: revision_id,
      label: `${m.moderation_version({ number })} – ${stateOf(state).text}`,
    })),
  ];
}

interface ChangesProps extends TextPartProps {
  before: Content;
  beforeLabel: string;
}

function Changes({ revision, before, beforeLabel, lists }: ChangesProps) {
  const old = answersOf(before, lists);
  const pairs = answersOf(revision.form, lists).flatMap((now, at) => {
    const was = old[at];
    return was ? [{ was, now }] : [];
  });
  const isChanged = ({ was, now }: { was: Answer; now: Answer }) => textOf(was) !== textOf(now);
  const same = pairs.filter((pair) => !isChanged(pair) && pair.now.lines.length > 0);
  const changed = pairs.filter(isChanged);
  return (
    <>
      {changed.length === 0 && <p className="console-note">{m.moderation_same()}</p>}
      {changed.map(({ was, now }) => (
        <Changed
          key={now.field}
          was={was}
          now={now}
          beforeLabel={beforeLabel}
          findings={revision.findings}
        />
      ))}
      {same.length > 0 && (
        <details className="mod-same">
          <summary>{m.moderation_unchanged({ count: same.length })}</summary>
          <Answers answers={same.map(({ now }) => now)} findings={revision.findings} />
        </details>
      )}
    </>
  );
}

interface ChangedProps {
  was: Answer;
  now: Answer;
  beforeLabel: string;
  findings: readonly Finding[];
}

function Changed({ was, now, beforeLabel, findings }: ChangedProps) {
  const parts = wordDiff(textOf(was), textOf(now));
  return (
    <article className="mod-answer">
      <h3 className="mod-label">{now.label}</h3>
      <div className="mod-sides">
        <div className="mod-side">
          <p className="mod-side-label">{beforeLabel}</p>
          <Words pieces={markedPieces(sideOf(parts, 'before'), [])} />
        </div>
        <div className="mod-side">
          <p className="mod-side-label">{m.moderation_after()}</p>
          <Words pieces={markedPieces(sideOf(parts, 'after'), rangesOf(now, findings))} />
        </div>
      </div>
      <Found findings={findings} field={now.field} />
    </article>
  );
}

interface AnswersProps {
  answers: readonly Answer[];
  findings: readonly Finding[];
}

/** Free-text answers one by one, chosen ones together. Empty answers are omitted. */
function Answers({ answers, findings }: AnswersProps) {
  const given = answers.filter(({ lines }) => lines.length > 0);
  const chosen = given.filter(({ isWritten }) => !isWritten);
  return (
    <div className="mod-answers">
      {given
        .filter(({ isWritten }) => isWritten)
        .map((answer) => (
          <article key={answer.field} className="mod-answer">
            <h3 className="mod-label">{answer.label}</h3>
            <Whole answer={answer} findings={findings} />
          </article>
        ))}
      {chosen.length > 0 && (
        <dl className="mod-answer mod-chosen">
          {chosen.map((answer) => (
            <div key={answer.field}>
              <dt className="mod-label">{answer.label}</dt>
              <dd>
                <Whole answer={answer} findings={findings} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Whole({ answer, findings }: { answer: Answer; findings: readonly Finding[] }) {
  const parts = [{ kind: 'same' as const, text: textOf(answer) }];
  return (
    <>
      <Words pieces={markedPieces(parts, rangesOf(answer, findings))} />
      <Found findings={findings} field={answer.field} />
    </>
  );
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function Words({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) return <p className="mod-words mod-nothing">{m.moderation_nothing()}</p>;
  return (
    <p className="mod-words">
      {[...pieces.entries()].map(([place, { kind, text, isFound }]) => {
        const Tag = TAGS[kind];
        return <Tag key={place}>{isFound ? <mark>{text}</mark> : text}</Tag>;
      })}
    </p>
  );
}

/** The findings in this answer as text, because the mark in the answer is only a colour. */
function Found({ findings, field }: { findings: readonly Finding[]; field: string }) {
  const here = findings.filter((finding) => isAbout(finding.field, field));
  if (here.length === 0) return null;
  return (
    <ul className="mod-found" aria-label={m.moderation_findings()}>
      {here.map(({ code, field: path, excerpt }) => (
        <li key={`${code} ${path} ${excerpt}`}>
          <TriangleAlert size={18} strokeWidth={1.9} aria-hidden="true" />
          <span>
            {excerpt
              ? m.moderation_finding({ excerpt, reason: reasonTitle(code) })
              : reasonTitle(code)}
          </span>
        </li>
      ))}
    </ul>
  );
}
