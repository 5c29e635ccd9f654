import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { RichText } from '../../ui/rich-text/rich-text';
import { words as ownMessages } from './words';

/** Paraphrase of a leaf with notes on difficult expressions. */
export function LeafMeaning({ leaf, index }: { leaf: EntryPart; index: number }) {
  const messages = usePageWords(ownMessages);
  return (
    <div className="meaning">
      <p className="place">{messages.leaf(index)}</p>
      <h3>
        <Passage text={leaf.title} />
      </h3>
      <RichText html={leaf.content} />
    </div>
  );
}
