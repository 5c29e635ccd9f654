import { accessibleName } from '../../../reading';
import { flatTree } from '../../flat-tree';
import { createVisibilityTest } from './visibility-test';
import { regionRole } from './region-role';

export const sections = ['landmarks', 'headings', 'links', 'forms', 'lists'] as const;

export type Section = (typeof sections)[number];

export interface Region {
  readonly element: Element;
  readonly role: string;
}

/** The regions of a page by section, in reading order. */
export type Regions = Readonly<Record<Section, Region[]>>;

/** Landmark roles (WAI-ARIA 1.2, section 5.3.4). */
const landmark = /^(banner|complementary|contentinfo|form|main|navigation|region|search)$/;

/** Forms and `region`s are landmarks where the author has named them. */
const isLandmark = ({ element, role }: Region): boolean =>
  landmark.test(role) &&
  (!/^(form|region)$/.test(role) ||
    (element.matches('[aria-label],[aria-labelledby],[title]') && accessibleName(element) !== ''));

function sectionsOf(region: Region): Section[] {
  const { element, role } = region;
  const found: Section[] = [];
  if (isLandmark(region)) found.push('landmarks');
  if (role === 'heading') found.push('headings');
  if (role === 'link') found.push('links');
  if (role === 'form' || (role === 'search' && element.localName === 'form')) found.push('forms');
  if (role === 'list') found.push('lists');
  return found;
}

/** Time of one slice in ms: the page reacts to input within a frame. */
const sliceMs = 10;
/** Elements between two looks at the clock. */
const stride = 50;
/** Shortest interval between two reports of progress in ms: each one renders the panel. */
const progressMs = 150;

/**
 * Collects the regions below an element in slices, the first one at once.
 * @param onProgress called with the regions so far: after the first slice, the last one, and some between
 * @returns the function that ends the collection
 */
export function findRegions(
  window: Window,
  root: Element,
  onProgress: (regions: Regions, isComplete: boolean) => void,
): () => void {
  const regions: Regions = { landmarks: [], headings: [], links: [], forms: [], lists: [] };
  const elements = flatTree(root);
  const isShown = createVisibilityTest();
  let timer = 0;
  let nextProgress = 0;
  const run = (): void => {
    const start = window.performance.now();
    const end = start + sliceMs;
    let isComplete = false;
    for (let count = 1; !isComplete; count++) {
      if (count % stride === 0 && window.performance.now() > end) break;
      const { value: element, done } = elements.next();
      isComplete = done === true;
      if (!element) continue;
      const region = { element, role: regionRole(element) };
      const found = region.role ? sectionsOf(region) : [];
      if (!found.length || !isShown(element)) continue;
      for (const section of found) regions[section].push(region);
    }
    if (!isComplete) timer = window.setTimeout(run);
    if (!isComplete && start < nextProgress) return;
    nextProgress = start + progressMs;
    onProgress(regions, isComplete);
  };
  run();
  return () => window.clearTimeout(timer);
}
