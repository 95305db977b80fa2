/** Long enough for every browser to take the file. */
const KEEP_MS = 60_000;

/** Gives a file to the person, as a download link would. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
