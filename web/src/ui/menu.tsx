import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './menu.css';
import { cx } from './cx';
import { placeNear } from './place-near';
import { VisuallyHidden } from './visually-hidden';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line. */
  note?: string;
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices, and whether it is the chosen one. */
  isChosen?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  ref?: Ref<HTMLButtonElement>;
  /** The accessible name of the button and of the menu. */
  label: string;
  /** What the button shows; it may be an icon only. */
  trigger: ReactNode;
  triggerClass?: string;
  /** -1: reached by other keys than Tab, as in a list where arrows walk. */
  triggerTabIndex?: number;
  /** Shown above the actions; not an action itself. */
  heading?: ReactNode;
  items: readonly MenuItem[];
}

const PLACEMENT = { side: 'below', align: 'end', gap: 6 } as const;

/**
 * A button with a short list of actions, using the native popover: top layer, Escape and closing on an outside click
 * come with it.
 */
export function Menu({
  ref,
  label,
  trigger,
  triggerClass = 'icon-btn',
  triggerTabIndex,
  heading,
  items,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const enabled = () =>
    [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter(
      (item) => !item.matches(':disabled'),
    );

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      if (menu.current && button.current) placeNear(menu.current, button.current, PLACEMENT);
    };
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (isOpen && menu.current && button.current) {
      placeNear(menu.current, button.current, PLACEMENT);
      enabled()[0]?.focus();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const list = enabled();
    const current = list.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: list[(current + 1) % list.length],
      ArrowUp: list.at(current <= 0 ? -1 : current - 1),
      Home: list[0],
      End: list.at(-1),
    }[event.key];
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Tab') {
      menu.current?.hidePopover();
    }
  };

  return (
    <>
      <button
        ref={(element) => {
          button.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="button"
        className={triggerClass}
        tabIndex={triggerTabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {trigger}
        {/* Not `aria-label`: that would contradict the visible initials, which voice control users say. */}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        className="menu"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {heading && <div className="menu-heading">{heading}</div>}
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            {...(item.isChosen === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': item.isChosen })}
            tabIndex={-1}
            disabled={item.disabled}
            className={cx('menu-item', item.danger && 'menu-item-danger')}
            onClick={() => {
              menu.current?.hidePopover();
              button.current?.focus();
              item.onSelect();
            }}
          >
            {item.icon}
            {item.note ? (
              <span className="menu-item-text">
                {item.label}
                <span className="menu-item-note">{item.note}</span>
              </span>
            ) : (
              item.label
            )}
            {item.isChosen && <Check size={18} strokeWidth={2.2} aria-hidden="true" />}
          </button>
        ))}
      </div>
    </>
  );
}
