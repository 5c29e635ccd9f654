import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { category } from './kinds/category';

/** Whether a pack has no categories, so that an empty database needs those of the demo museum. */
export function needsDemo(pack: string): boolean {
  return !category.files.some((file) => existsSync(join(pack, file)));
}
