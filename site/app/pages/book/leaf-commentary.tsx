import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { RichText } from '../../ui/rich-text/rich-text';
import { messages as ownMessages } from './messages';

/** Paraphrase of a leaf with notes on difficult expressions. */
export function LeafCommentary({ leaf, index }: { leaf: EntryPart; index: number }) {
  const messages = usePageMessages(ownMessages);
  return (
    <div className="meaning">
      <p className="place">{messages.leaf(index)}</p>
      <h3>
        <TextWithLanguage text={leaf.title} />
      </h3>
      <RichText html={leaf.content} />
    </div>
  );
}
