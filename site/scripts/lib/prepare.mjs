import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** Installs and builds what is missing or changed; ends the process with what went wrong. */
export async function prepare() {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
