/** A set of small whole numbers: a bit for each. */
export interface IdSet {
  size: number;
  add: (id: number) => void;
  has: (id: number) => boolean;
}

export function createIdSet(): IdSet {
  let bytes = new Uint8Array(1_024);
  const has = (id: number) => ((bytes[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  const set: IdSet = {
    size: 0,
    has,
    add: (id) => {
      if (has(id)) return;
      if (id >>> 3 >= bytes.length) {
        const larger = new Uint8Array(2 * (id >>> 3));
        larger.set(bytes);
        bytes = larger;
      }
      bytes[id >>> 3] = (bytes[id >>> 3] ?? 0) | (1 << (id & 7));
      set.size++;
    },
  };
  return set;
}
