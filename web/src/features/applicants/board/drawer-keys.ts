export type DrawerKey = 'next' | 'previous' | 'comment' | 'close';

const LETTERS: Record<string, DrawerKey> = { KeyJ: 'next', KeyK: 'previous', KeyC: 'comment' };

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'
>;

/**
 * What a key means inside the drawer. Letters go by their place on the keyboard: with a Russian layout J types «о».
 * They work only while the focus is in the drawer, so that dictation does not trigger them elsewhere (WCAG 2.1.4).
 */
export function drawerKey(event: Pressed): DrawerKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const target = event.target as HTMLElement | null;
  // A menu and a dialog close themselves; in a text a letter is a letter, and Escape must not take the text away.
  if (
    target?.closest(
      'dialog, [role=menu], textarea, select, [contenteditable], input:not([type=radio])',
    )
  ) {
    return undefined;
  }
  return event.key === 'Escape' ? 'close' : LETTERS[event.code];
}
