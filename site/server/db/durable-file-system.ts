import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of Emscripten's NODEFS, as PGlite's module holds it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns errors of Node into those that PostgreSQL understands. */
  tryFSOperation: (operation: () => void) => void;
}

type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/** PGlite's folder with the `fsync` that Emscripten's NODEFS lacks: without it the call does nothing. */
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
 * PGlite's own parameters without `-F`, which turns `fsync` off. Of the methods to make the log durable
 * only `fsync` reaches the disk: Emscripten ignores `fdatasync` and `O_DSYNC`.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the database of a folder; a commit is on the disk when it is answered. */
export function openDurably(folder: string, options: { dump?: Blob } = {}): Promise<PGlite> {
  const { dump } = options;
  return PGlite.create({
    dataDir: folder,
    fs: new DurableFileSystem(folder),
    startParams,
    ...(dump && { loadDataDir: dump }),
  });
}
