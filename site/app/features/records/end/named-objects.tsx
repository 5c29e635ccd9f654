import { styled } from 'styled-components';
import { useExhibitDetail } from '../../../api/hooks/exhibit-detail';
import { rowsOfTwo } from '../../../ui/page/even-rows';
import { usePageMessages } from '../../../i18n/use-page-messages';
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

/** Cards of the objects that a text names; nothing without any. */
export function NamedObjects({ ids, title }: NamedObjectsProps) {
  const messages = usePageMessages(endMessages);
  if (ids.length === 0) return null;
  return (
    <Section aria-labelledby="named-objects" data-print="none">
      <h2 id="named-objects">{title ?? messages.objects}</h2>
      <ul>
        {ids.map((id) => (
          <NamedObject key={id} id={id} />
        ))}
      </ul>
    </Section>
  );
}

/** Card of an object; nothing while it loads or when the collection no longer has it. */
function NamedObject({ id }: { id: string }) {
  const object = useExhibitDetail(id).data?.rows[0];
  return (
    object && (
      <li>
        <ObjectCard object={object} sizes="(min-width: 768px) 270px, 45vw" />
      </li>
    )
  );
}
