import { styled } from 'styled-components';
import type { CountedTag } from '../../../contract/schemas/common/fields';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { pickTopTopics } from './list-filters';
import { messages as ownMessages } from './messages';

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
  const { topic } = usePageMessages(ownMessages);
  const topics = pickTopTopics(tags, chosen);
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
