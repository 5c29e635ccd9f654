import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip file; what it tells about itself may be untrue. */
export interface ZipEntry {
  name: string;
  content?: Buffer | string;
  /** Unix file type and mode, such as `0o120777` for a symbolic link. */
  mode?: number;
  /** Size that the entry tells instead of its own. */
  toldSize?: number;
  isEncrypted?: boolean;
  method?: number;
  /** Entry of the same data as the one before, as in archives that unpack to far more than they hold. */
  isRepeated?: boolean;
}

/** A zip file (PKWARE APPNOTE 6.3.3) of exactly these entries, for tests of hostile ones. */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let end = 0;
  let last = 0;
  for (const each of entries) {
    const { name, content = '', mode = 0o100644, toldSize, isEncrypted, method = 8 } = each;
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(checksum(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(toldSize ?? data.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([signature(0x04034b50), fields, path, packed]);
    if (!each.isRepeated) {
      last = end;
      end += local.length;
      locals.push(local);
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(last, 10);
    directory.push(Buffer.concat([signature(0x02014b50), madeByUnix, fields, tail, path]));
  }
  const central = Buffer.concat(directory);
  const trailer = Buffer.alloc(18);
  trailer.writeUInt16LE(entries.length, 4);
  trailer.writeUInt16LE(entries.length, 6);
  trailer.writeUInt32LE(central.length, 8);
  trailer.writeUInt32LE(end, 12);
  return Buffer.concat([...locals, central, signature(0x06054b50), trailer]);
}

const madeByUnix = Buffer.from([20, 3]);

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function checksum(data: Buffer): number {
  return crc32(data);
}
