const KILOBYTE = 1024;

/** `2.4 MB`, `310 KB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${Math.max(1, Math.round(kilobytes))}\u00A0KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)}\u00A0MB`;
}
