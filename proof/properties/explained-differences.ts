import { mapElements, type NameElement, type NameNode } from './name-tree';

/** A known difference between the toolbar's names and Chromium's. */
export interface ExplainedDifference {
  /** What differs, and which of the two follows the standard. */
  reason: string;
  /** The page without what differs: both names of it are equal. */
  without: (page: readonly NameNode[]) => NameNode[];
}

function withoutAttributes(
  names: readonly string[],
  isMeant: (element: NameElement) => boolean = () => true,
): ExplainedDifference['without'] {
  return (page) =>
    mapElements(page, (element) => {
      if (!isMeant(element)) return element;
      const kept = Object.entries(element.attributes).filter(([name]) => !names.includes(name));
      return { ...element, attributes: Object.fromEntries(kept) };
    });
}

const hasRole =
  (...roles: readonly string[]) =>
  ({ attributes: { role = '' } }: NameElement) =>
    roles.includes(role);

const isTarget = ({ attributes }: NameElement) => attributes.id === 't';

const group = /^(?:fieldset|ul|section)$/;

export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    reason: 'Accname 2I: the tooltip of a descendant is part of the name; Chromium leaves it out.',
    without: withoutAttributes(['title'], (element) => !isTarget(element)),
  },
  {
    reason:
      'Accname 2A: a hidden label or referenced node gives its name; Chromium ignores some of them.',
    // The children of a shadow host without a slot are hidden too.
    without: (page) =>
      mapElements(withoutAttributes(['hidden', 'aria-hidden', 'style'])(page), (element) =>
        element.shadow ? { ...element, children: [] } : element,
      ),
  },
  {
    reason:
      'Accname 2H: the content of images, groups and notes in a name is part of it; Chromium leaves it out.',
    without: (page) =>
      mapElements(withoutAttributes(['role'], hasRole('img', 'group', 'note'))(page), (element) =>
        group.test(element.tag) && !isTarget(element) ? { ...element, tag: 'span' } : element,
      ),
  },
  {
    reason: 'A text that is reached by several references is said once; Chromium says it for each.',
    without: (page) =>
      mapElements(page, (element) => {
        const { 'aria-labelledby': list, ...rest } = element.attributes;
        const [first] = list?.split(' ') ?? [];
        const isKept = first !== undefined && isTarget(element);
        return { ...element, attributes: isKept ? { ...rest, 'aria-labelledby': first } : rest };
      }),
  },
  {
    reason:
      'Accname 2I: where the rest of a name is white space, the tooltip is used; Chromium has none.',
    without: withoutAttributes(['title'], isTarget),
  },
  {
    reason: 'A label without text leaves the name to what follows; Chromium takes the empty name.',
    without: withoutAttributes(['for']),
  },
  {
    reason:
      'Accname 2C: a value is part of the name of another control; Chromium adds it to a field that refers to itself.',
    without: (page) =>
      mapElements(page, (element) => {
        if (!isTarget(element)) return element;
        const { 'aria-labelledby': list = '', ...rest } = element.attributes;
        const others = list.split(' ').filter((id) => id !== 't');
        if (others.length === 0) return { ...element, attributes: rest };
        return { ...element, attributes: { ...rest, 'aria-labelledby': others.join(' ') } };
      }),
  },
];
