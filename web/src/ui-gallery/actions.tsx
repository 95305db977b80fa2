import { Bookmark, Copy, Ellipsis, Pencil, Send, Share2, Trash2 } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Button, ButtonLink } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { Stateful } from '@/ui/testing';
import { toast } from '@/ui/toast-store';
import { Tooltip } from '@/ui/tooltip';
import { GallerySection, Row } from './section';

const icon = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;
const done = () => toast.success(m.ui_demo_toast_success());

/** Busy for two seconds after a click, as a form would be. */
function ApplyButton() {
  return (
    <Stateful start={false}>
      {(busy, setBusy) => (
        <Button
          look="primary"
          icon={<Send {...icon} />}
          busy={busy}
          busyText={m.ui_demo_applying()}
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 2000);
          }}
        >
          {m.ui_demo_apply()}
        </Button>
      )}
    </Stateful>
  );
}

export function Actions() {
  return (
    <GallerySection id="actions" title={m.ui_gallery_actions()}>
      <Row>
        <ApplyButton />
        <Button icon={<Share2 {...icon} />} onClick={done}>
          {m.ui_demo_share()}
        </Button>
        <Button look="quiet" onClick={done}>
          {m.ui_demo_details()}
        </Button>
        <Button look="danger" icon={<Trash2 {...icon} />} onClick={done}>
          {m.ui_demo_delete()}
        </Button>
      </Row>
      <Row>
        <Button look="primary" busy busyText={m.ui_demo_applying()}>
          {m.ui_demo_apply()}
        </Button>
        <Button busy>{m.ui_demo_share()}</Button>
        <Button disabled>{m.ui_demo_unavailable()}</Button>
        <ButtonLink href="#top">{m.ui_demo_as_link()}</ButtonLink>
      </Row>
      <Row>
        <Button look="primary" size="sm" onClick={done}>
          {m.ui_demo_small()}
        </Button>
        <Button look="primary" onClick={done}>
          {m.ui_demo_medium()}
        </Button>
        <Button look="primary" size="lg" onClick={done}>
          {m.ui_demo_large()}
        </Button>
        <Tooltip text={m.ui_demo_tooltip()}>
          <IconButton label={m.ui_demo_save()} icon={<Bookmark {...icon} />} onClick={done} />
        </Tooltip>
        <Menu
          label={m.ui_demo_more()}
          trigger={<Ellipsis {...icon} />}
          items={[
            { id: 'edit', label: m.ui_demo_edit(), icon: <Pencil {...icon} />, onSelect: done },
            { id: 'copy', label: m.ui_demo_copy(), icon: <Copy {...icon} />, onSelect: done },
            { id: 'publish', label: m.ui_demo_publish(), disabled: true, onSelect: done },
            {
              id: 'delete',
              label: m.ui_demo_delete(),
              icon: <Trash2 {...icon} />,
              danger: true,
              onSelect: done,
            },
          ]}
        />
      </Row>
      <Button look="primary" wide onClick={done}>
        {m.ui_demo_long_button()}
      </Button>
    </GallerySection>
  );
}
