import { accessibleName } from '../reading';
import { idReferences } from '../reading/accessible-name/labelled-by';

const fields = 'input,textarea,select,[contenteditable],[role$=box]';

/**
 * The accessible name of an element, '' where it comes from elements that hold other fields: their values would be part
 * of it, and must not reach the audio service.
 */
export function publicName(element: Element): string {
  const { labels } = element as Partial<HTMLInputElement>;
  for (const label of [...(labels ?? []), ...idReferences(element, 'aria-labelledby')]) {
    for (const field of [label, ...label.querySelectorAll(fields)])
      if (field !== element && field.matches(fields)) return '';
  }
  return accessibleName(element);
}
