import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { category } from './kinds/category';

/** A pack without categories has no menu to stand in, so an empty database needs the demo museum. */
export function needsDemo(pack: string): boolean {
  return !category.files.some((file) => existsSync(join(pack, file)));
}
