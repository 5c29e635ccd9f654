import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { words as ownWords } from './words';

interface LeafContentsProps {
  leaves: readonly EntryPart[];
  index: number;
  pathOf: (index: number) => string;
}

/** The leaves of the book by name. */
export function LeafContents({ leaves, index, pathOf }: LeafContentsProps) {
  const words = usePageWords(ownWords);
  return (
    <nav className="contents" aria-labelledby="leaf-contents">
      <h3 id="leaf-contents">{words.contents}</h3>
      <ol className="list">
        {leaves.map((leaf, place) => (
          <li key={leaf.id}>
            <Link
              to={pathOf(place + 1)}
              keepPlace
              aria-current={place + 1 === index ? 'page' : undefined}
            >
              <span>{words.leaf(place + 1)}</span>
              <Passage text={leaf.title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
