import type { HTMLAttributes, ReactNode, Ref } from 'react';
import './card.css';
import { cx } from './cx';

type CardProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>;
  as?: 'div' | 'article' | 'section' | 'li';
  padded?: boolean;
  /** The whole card is a link (a `.stretch` link inside): it lifts, and the woven edge appears, on hover and focus. */
  interactive?: boolean;
  /** New today: the woven edge is always visible. */
  fresh?: boolean;
  children: ReactNode;
};

export function Card({
  as: Element = 'div',
  padded = true,
  interactive,
  fresh,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...(rest as HTMLAttributes<HTMLElement> & { ref?: Ref<never> })}
      className={cx('card', padded && 'card-padded', interactive && 'card-link', className)}
      data-fresh={fresh || undefined}
    >
      {children}
    </Element>
  );
}
