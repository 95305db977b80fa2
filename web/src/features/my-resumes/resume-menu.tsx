import {
  CircleArrowUp,
  CircleX,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Link2Off,
  type LucideIcon,
  Send,
  Share2,
  Trash2,
} from 'lucide-react';
import { m } from '@/paraglide/messages';
import { ConfirmDialog } from '@/ui/dialog';
import { Menu } from '@/ui/menu';
import type { ResumeParts } from './parts';
import { actionsOf, type ResumeAction, useResumeActions } from './use-resume-actions';
import type { ResumeSummary } from './wire';
import { titleOf } from './words';

const ACTIONS: Record<ResumeAction, { icon: LucideIcon; label: () => string }> = {
  publish: { icon: Send, label: m.my_resumes_publish },
  preview: { icon: Eye, label: m.my_resumes_preview },
  renew: { icon: CircleArrowUp, label: m.my_resumes_renew },
  clone: { icon: Copy, label: m.my_resumes_clone },
  share: { icon: Share2, label: m.my_resumes_share },
  revoke: { icon: Link2Off, label: m.my_resumes_revoke },
  hide: { icon: EyeOff, label: m.my_resumes_hide },
  unpublish: { icon: CircleX, label: m.my_resumes_unpublish },
  delete: { icon: Trash2, label: m.my_resumes_delete },
};

interface ResumeMenuProps {
  resume: ResumeSummary;
  hasLink: boolean;
  renderShare: ResumeParts['renderShare'];
}

export function ResumeMenu({ resume, hasLink, renderShare }: ResumeMenuProps) {
  const title = titleOf(resume);
  const { run, busy, error, asked, link, stopAsking, closeLink } = useResumeActions(resume);
  return (
    <>
      <Menu
        label={m.my_resumes_menu({ title })}
        trigger={<Ellipsis size={22} strokeWidth={1.9} aria-hidden="true" />}
        items={actionsOf(resume, hasLink).map((id) => {
          const { icon: Icon, label } = ACTIONS[id];
          return {
            id,
            label: label(),
            icon: <Icon size={18} strokeWidth={1.9} aria-hidden="true" />,
            danger: id === 'delete',
            onSelect: () => void run(id),
          };
        })}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={m.my_resumes_delete_title()}
        confirmText={m.my_resumes_delete()}
        cancelText={m.my_resumes_cancel()}
        closeLabel={m.ui_close()}
        danger
        busy={busy}
        onConfirm={() => void run('delete', true)}
        onClose={stopAsking}
      >
        <p className="my-resumes-asked">{title}</p>
        <p>{m.my_resumes_delete_text()}</p>
        {asked && <Failure text={error} />}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'share'}
        title={m.my_resumes_relink_title()}
        confirmText={m.my_resumes_relink()}
        cancelText={m.my_resumes_cancel()}
        closeLabel={m.ui_close()}
        busy={busy}
        onConfirm={() => void run('share', true)}
        onClose={stopAsking}
      >
        <p>{m.my_resumes_relink_text()}</p>
        {asked && <Failure text={error} />}
      </ConfirmDialog>
      {link !== null && renderShare({ path: link, title }, closeLink)}
      {!asked && <Failure text={error} />}
    </>
  );
}

/** The element is always there, so that screen readers announce a new text. */
function Failure({ text }: { text: string | undefined }) {
  return (
    <p role="status" className="my-resume-failed">
      {text}
    </p>
  );
}
