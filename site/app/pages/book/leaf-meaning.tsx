import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { RichText } from '../../ui/rich-text/rich-text';
import { words as ownWords } from './words';

/** What a leaf says, and the words a reader stumbles over. */
export function LeafMeaning({ leaf, index }: { leaf: EntryPart; index: number }) {
  const words = usePageWords(ownWords);
  return (
    <div className="meaning">
      <p className="place">{words.leaf(index)}</p>
      <h3>
        <Passage text={leaf.title} />
      </h3>
      <RichText html={leaf.content} />
    </div>
  );
}
