// Generates an image for journeys that choose a file, so that no binary file is committed.
import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG with a colour gradient from left to right and from top to bottom. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  // Each row begins with its filter type: none.
  const line = (y: number) => {
    const pixels = Array.from({ length: width }, (_, x) => [(x * 255) / width, (y * 255) / height, 120]);
    return Buffer.from([0, ...pixels.flat()]);
  };
  const lines = Buffer.concat(Array.from({ length: height }, (_, y) => line(y)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
