/** Where in a pack something is wrong. */
export interface Place {
  /** Relative to the pack's folder. */
  file: string;
  /** The record's id, `#3` where it has none, empty for the whole file. */
  record: string;
}

export interface Fault extends Place {
  /** Empty for the whole record. */
  field: string;
  reason: string;
}

/** One line a fault: `objects.json shang-ding-cma image.file: images/x.jpg is not there`. */
export function formatFault({ file, record, field, reason }: Fault): string {
  return `${[file, record, field].filter(Boolean).join(' ')}: ${reason}`;
}

/** A pack that is refused whole. */
export class FaultyPack extends Error {
  override name = 'FaultyPack';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The pack has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`);
    this.faults = faults;
  }
}
