import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { words as ownMessages } from './words';

interface LeafContentsProps {
  leaves: readonly EntryPart[];
  index: number;
  pathOf: (index: number) => string;
}

/** Table of contents with a link to each leaf. */
export function LeafContents({ leaves, index, pathOf }: LeafContentsProps) {
  const messages = usePageWords(ownMessages);
  return (
    <nav className="contents" aria-labelledby="leaf-contents">
      <h3 id="leaf-contents">{messages.contents}</h3>
      <ol className="list">
        {leaves.map((leaf, leafIndex) => (
          <li key={leaf.id}>
            <Link
              to={pathOf(leafIndex + 1)}
              keepPlace
              aria-current={leafIndex + 1 === index ? 'page' : undefined}
            >
              <span>{messages.leaf(leafIndex + 1)}</span>
              <Passage text={leaf.title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
