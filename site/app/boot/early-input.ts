import { loadChunk } from '../loading/load-chunk';

/**
 * Prepares the repetition of early input, whose code is loaded only if there is such input, and returns a function for
 * the first commit. Without `isHydratable`, the input is carried over to the page that is rendered anew.
 */
export async function prepareEarlyInput(
  root: HTMLElement,
  isHydratable: boolean,
): Promise<() => void> {
  const load = () => loadChunk(() => import('./restore-input'));
  const early =
    isHydratable && !hasEarlyInput(root) ? undefined : await load().catch(() => undefined);
  const carry = isHydratable ? undefined : early?.carryInput(root);
  return () => {
    carry?.();
    if (early) early.replayInput(root);
    else if (hasEarlyInput(root)) {
      load().then(
        (module) => {
          module.replayInput(root);
        },
        () => undefined,
      );
    }
  };
}

/** Whether a control has input that React does not know; a drop-down list counts as changed. */
function hasEarlyInput(root: Element): boolean {
  return (
    root.querySelector('[data-pending-click], select') !== null ||
    [...root.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    )
  );
}
