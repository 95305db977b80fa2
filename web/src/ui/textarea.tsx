import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from './cx';
import { useFieldControl } from './field';

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>;
  /** The box grows with its text from `rows` up to this many lines, then scrolls. */
  maxRows?: number;
};

const LINE = 24;
const PADDING = 24;

export function Textarea({ rows = 4, maxRows = 14, className, style, ...rest }: TextareaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={cx('field', className)}
      style={{ minHeight: rows * LINE + PADDING, maxHeight: maxRows * LINE + PADDING, ...style }}
    />
  );
}
