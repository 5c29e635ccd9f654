import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { messages as ownMessages } from './messages';

interface LeafContentsProps {
  leaves: readonly EntryPart[];
  index: number;
  pathOf: (index: number) => string;
}

/** Table of contents with a link to each leaf. */
export function LeafContents({ leaves, index, pathOf }: LeafContentsProps) {
  const messages = usePageMessages(ownMessages);
  return (
    <nav className="contents" aria-labelledby="leaf-contents">
      <h3 id="leaf-contents">{messages.contents}</h3>
      <ol className="list">
        {leaves.map((leaf, leafIndex) => (
          <li key={leaf.id}>
            <Link
              to={pathOf(leafIndex + 1)}
              keepScrollAndFocus
              aria-current={leafIndex + 1 === index ? 'page' : undefined}
            >
              <span>{messages.leaf(leafIndex + 1)}</span>
              <TextWithLanguage text={leaf.title} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
