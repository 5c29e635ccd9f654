import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** Installs and builds what is missing or changed; exits with the error message on failure. */
export async function prepare() {
  try {
    await ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
