import { styled } from 'styled-components';
import { useObjectsById } from '../../../api/hooks/objects-by-id';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { RetryFailed } from '../../../ui/feedback/retry-line';
import { rowsOfTwo } from '../../../ui/page/even-rows';
import { alignedCards } from '../cards/aligned-cards';
import { ObjectCard } from '../cards/object-card';
import { endMessages } from './messages';

const Section = styled.section`
  h2 {
    margin-bottom: 20px;
    font-size: var(--size-h3);
  }

  ul {
    display: grid;
    gap: 32px var(--gap);
    list-style: none;

    ${alignedCards}
    ${rowsOfTwo}
  }

  /* At most four: in one row. */
  @media (min-width: 48em) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

interface NamedObjectsProps {
  ids: readonly string[];
  /** Heading. Default: “Objects in this text”. */
  title?: string;
}

/** Cards of the objects that a text names; nothing where this site shows none of them. */
export function NamedObjects({ ids, title }: NamedObjectsProps) {
  const messages = usePageMessages(endMessages);
  const state = useObjectsById(ids);
  const objects = ids.flatMap((id) => state.data?.rows.find((each) => each.id === id) ?? []);
  if (ids.length === 0 || (state.data && !state.isLoading && objects.length === 0)) return null;
  return (
    <Section aria-labelledby="named-objects" data-print="none">
      <h2 id="named-objects">{title ?? messages.objects}</h2>
      <RetryFailed calls={[state]} />
      <ul>
        {objects.map((object) => (
          <li key={object.id}>
            <ObjectCard object={object} sizes="(min-width: 768px) 270px, 45vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
