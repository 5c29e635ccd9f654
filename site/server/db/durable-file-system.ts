import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS in PGlite's module that is used here. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Converts Node errors to the error numbers that PostgreSQL expects. */
  tryFSOperation: (operation: () => void) => void;
}

type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/** PGlite's file system with `fsync`, which is a no-op in Emscripten's NODEFS. */
export class DurableFileSystem extends NodeFS {
  override async init(
    client: PGlite,
    options: EmscriptenOptions,
  ): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(client, options);
    const addFsync: NonNullable<EmscriptenOptions['preRun']>[number] = ({ NODEFS }) => {
      const fileSystem = NODEFS as unknown as NodeFileSystem;
      fileSystem.stream_ops.fsync = ({ nfd }) => {
        fileSystem.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }
}

/**
 * PGlite's parameters without `-F`, which turns `fsync` off. `wal_sync_method` must be `fsync`:
 * Emscripten ignores `fdatasync` and `O_DSYNC`.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the database in a folder; a commit is flushed to disk before it is confirmed. */
export function openDurableDatabase(folder: string): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, fs: new DurableFileSystem(folder), startParams });
}
