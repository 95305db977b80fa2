import { Keyboard } from 'lucide-react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Switch } from '@/ui/switch';
import { ACTIONS, KEYS, type ShortcutAction } from './shortcuts';

/** An action without words does nothing on this page. */
export type KeyWords = Partial<Record<ShortcutAction, () => string>>;

const WORDS: KeyWords = {
  next: m.moderation_key_next,
  previous: m.moderation_key_previous,
  open: m.moderation_key_open,
  approve: m.moderation_key_approve,
  undo: m.moderation_key_undo,
  refuse: m.moderation_key_refuse,
  help: m.moderation_key_help,
  back: m.moderation_key_back,
};

interface ShortcutsDialogProps {
  open: boolean;
  isOn: boolean;
  /** What the keys do here; without it, what they do in the queue of texts. */
  words?: KeyWords;
  onChoose: (isOn: boolean) => void;
  onClose: () => void;
}

export function ShortcutsDialog({
  open,
  isOn,
  words = WORDS,
  onChoose,
  onClose,
}: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.moderation_keys()} closeLabel={m.ui_close()}>
      <dl className="mod-keys">
        {ACTIONS.filter((action) => words[action]).map((action) => (
          <div key={action}>
            <dt>
              <kbd className="mod-key">{KEYS[action]}</kbd>
            </dt>
            <dd>{words[action]?.()}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={m.moderation_keys_use()}
        note={m.moderation_keys_note()}
        checked={isOn}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

/** Opens the list by mouse, also when shortcuts are turned off. */
export function ShortcutsButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      size="sm"
      look="quiet"
      className="mod-keys-button"
      icon={<Keyboard size={18} strokeWidth={1.8} aria-hidden="true" />}
      onClick={onPress}
    >
      {m.moderation_keys()}
    </Button>
  );
}
