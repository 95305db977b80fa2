import { useQueryClient } from '@tanstack/react-query';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useKeptText } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { cardOf, changeView, placeCard } from './cache';
import { addComment, editComment, removeComment } from './calls';
import './comments.css';
import { LONGEST_COMMENT } from './limits';
import { MentionField } from './mention-field';
import { type Mentionable, mentionedIn, mentionParts } from './mentions';
import { Section } from './section';
import { type TeamMember, useTeam } from './team';
import type { ApplicantView, Comment } from './wire';

/** What the team says about a candidate among themselves. */
export function Comments({ view }: { view: ApplicantView }) {
  const { id, comments, can_act } = view;
  const queryClient = useQueryClient();
  const members = useTeam();
  const change = (next: (known: Comment[]) => Comment[]) =>
    changeView(queryClient, id, (known) => {
      const changed = { ...known, comments: next(known.comments) };
      // Lists show how many there are.
      queueMicrotask(() => placeCard(queryClient, cardOf(changed)));
      return changed;
    });
  return (
    <Section name="comments" title={m.applicants_comments()} isPrivate>
      {comments.length === 0 && !can_act && (
        <p className="applicant-note">{m.applicants_no_comments()}</p>
      )}
      {comments.length > 0 && (
        <ol className="comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <OneComment
                comment={comment}
                members={members}
                onChange={(edited) =>
                  change((known) => known.map((one) => (one.id === edited.id ? edited : one)))
                }
                onRemove={() => change((known) => known.filter((one) => one.id !== comment.id))}
              />
            </li>
          ))}
        </ol>
      )}
      {can_act && (
        <NewComment
          key={id}
          id={id}
          members={members}
          onAdd={(comment) => change((known) => [...known, comment])}
        />
      )}
    </Section>
  );
}

interface NewCommentProps {
  id: string;
  members: readonly TeamMember[];
  onAdd: (comment: Comment) => void;
}

function NewComment({ id, members, onAdd }: NewCommentProps) {
  const kept = useKeptText(`comment:${id}`);
  const send = useAction(async (typed: string) => {
    const text = typed.trim();
    onAdd(await addComment(id, text, mentionedIn(text, members)));
    kept.clear(typed);
  });
  const problem = lengthError(kept.text);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (kept.text.trim() && !problem) void send.run(kept.text);
  };
  return (
    <form className="comment-form" noValidate onSubmit={submit}>
      <MentionField
        label={m.applicants_comment_new()}
        value={kept.text}
        onChange={(text) => {
          kept.change(text);
          send.forget();
        }}
        members={members}
        error={send.error ?? problem}
        onSend={submit}
      />
      <Button
        type="submit"
        look="primary"
        busy={send.busy}
        icon={<SendHorizontal size={18} strokeWidth={1.9} aria-hidden="true" />}
      >
        {m.applicants_comment_send()}
      </Button>
    </form>
  );
}

interface OneCommentProps {
  comment: Comment;
  members: readonly TeamMember[];
  onChange: (comment: Comment) => void;
  onRemove: () => void;
}

function OneComment({ comment, members, onChange, onRemove }: OneCommentProps) {
  const { author, created_at, edited_at, is_mine, can_remove } = comment;
  const name = author.name ?? m.applicants_somebody();
  const [mode, setMode] = useState<'read' | 'edit' | 'ask'>('read');
  const remove = useAction(async () => {
    await removeComment(comment.id);
    onRemove();
    toast.success(m.applicants_comment_removed());
  });
  return (
    <article className="comment">
      <Avatar name={name} size={36} />
      <div className="comment-body">
        <p className="comment-who">
          <strong>{name}</strong>
          <time dateTime={created_at}>{momentText(created_at)}</time>
          {edited_at && <span>{m.applicants_comment_edited()}</span>}
        </p>
        {mode === 'edit' ? (
          <EditComment
            comment={comment}
            members={members}
            onDone={(edited) => {
              if (edited) onChange(edited);
              setMode('read');
            }}
          />
        ) : (
          <p className="comment-text">
            {[...mentionParts(comment.text, named(comment.mentions, members)).entries()].map(
              ([place, part]) =>
                part.user_id ? (
                  <span key={place} className="comment-mention">
                    {part.text}
                  </span>
                ) : (
                  part.text
                ),
            )}
          </p>
        )}
        {mode !== 'edit' && (is_mine || can_remove) && (
          <p className="comment-tools">
            {is_mine && (
              <button type="button" onClick={() => setMode('edit')}>
                {m.applicants_edit()}
              </button>
            )}
            {can_remove && (
              <button
                type="button"
                onClick={() => {
                  remove.forget();
                  setMode('ask');
                }}
              >
                {m.applicants_remove()}
              </button>
            )}
          </p>
        )}
      </div>
      <ConfirmDialog
        open={mode === 'ask'}
        title={m.applicants_comment_remove_title()}
        confirmText={m.applicants_remove()}
        cancelText={m.applicants_cancel()}
        closeLabel={m.ui_close()}
        danger
        busy={remove.busy}
        onConfirm={() => void remove.run()}
        onClose={() => setMode('read')}
      >
        <p>{m.applicants_comment_remove_text()}</p>
        <p role="status" className="applicants-failure">
          {remove.error}
        </p>
      </ConfirmDialog>
    </article>
  );
}

interface EditCommentProps {
  comment: Comment;
  members: readonly TeamMember[];
  /** Without a comment nothing was changed. */
  onDone: (edited?: Comment) => void;
}

function EditComment({ comment, members, onDone }: EditCommentProps) {
  const kept = useKeptText(`comment-edit:${comment.id}`, comment.text);
  const { text } = kept;
  const save = useAction(async () => {
    const edited = await editComment(comment.id, text.trim(), mentionedIn(text, members));
    kept.forget();
    onDone(edited);
  });
  const problem = text.trim() ? lengthError(text) : m.error_required_field();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!problem) void save.run();
  };
  return (
    <form className="comment-form" noValidate onSubmit={submit}>
      <MentionField
        label={m.applicants_comment_edit()}
        labelHidden
        value={text}
        onChange={(next) => {
          kept.change(next);
          save.forget();
        }}
        members={members}
        error={save.error ?? problem}
        onSend={submit}
      />
      <div className="comment-buttons">
        <Button
          size="sm"
          disabled={save.busy}
          onClick={() => {
            kept.forget();
            onDone();
          }}
        >
          {m.applicants_cancel()}
        </Button>
        <Button size="sm" look="primary" type="submit" busy={save.busy}>
          {m.applicants_save()}
        </Button>
      </div>
    </form>
  );
}

/** Somebody without a name is called by the phone; whoever has left the team has neither. */
function named(mentions: Comment['mentions'], members: readonly TeamMember[]): Mentionable[] {
  return mentions.flatMap(({ user_id, name }) => {
    const shown = name || members.find((member) => member.user_id === user_id)?.name;
    return user_id && shown ? { user_id, name: shown } : [];
  });
}

function lengthError(text: string): string | undefined {
  return countChars(text.trim()) > LONGEST_COMMENT
    ? m.error_too_long({ max: LONGEST_COMMENT })
    : undefined;
}
