import { Maskito, type MaskitoOptions } from '@maskito/core';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

/** Formats a text field while its user types; the caret stays where it was. */
export function useMask(
  options: MaskitoOptions,
  outer: Ref<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(outer, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (!input.current) return;
    const mask = new Maskito(input.current, options);
    return () => mask.destroy();
  }, [options]);
  return input;
}
