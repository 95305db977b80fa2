// A minimal zip reader: lists the files and reads one of them.
import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

interface Entry {
  name: string;
  text: () => string;
}

/** The entries of the central directory at the end of a zip. */
export function entriesOf(zip: Buffer): Entry[] {
  const entries: Entry[] = [];
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + packed);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + name),
      text: () => (method === 0 ? data : inflateRawSync(data)).toString('utf8'),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}
