import { styled } from 'styled-components';
import type { CountedTag } from '../../../contract/entities/common';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { ChoiceRow } from '../../ui/choice-row';
import { topicsOf } from './list-filters';
import { words as ownMessages } from './words';

const Count = styled.small`
  margin-left: 0.4em;
  color: var(--ash);
  font-variant-numeric: lining-nums;
`;

interface TopicRowProps {
  tags: readonly CountedTag[];
  chosen: string;
  pathOf: (tagId: string) => string;
}

/** Filter by topic: the most frequent tags, each with its number of entries. */
export function TopicRow({ tags, chosen, pathOf }: TopicRowProps) {
  const { objects } = useMessages();
  const { topic } = usePageWords(ownMessages);
  const topics = topicsOf(tags, chosen);
  if (topics.length === 0) return null;
  return (
    <ChoiceRow
      label={topic}
      chosen={chosen}
      pathOf={pathOf}
      choices={[
        { value: '', label: objects.all },
        ...topics.map(({ tagId, tagName, count }) => ({
          value: tagId,
          label: (
            <>
              {tagName}
              <Count>{count}</Count>
            </>
          ),
        })),
      ]}
    />
  );
}
