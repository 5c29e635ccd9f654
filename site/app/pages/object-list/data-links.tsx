import { styled } from 'styled-components';
import { openData } from '../../../contract/shared/open-data';
import { useObjectListMessages } from './use-messages';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4em;
  align-items: baseline;
  margin-top: clamp(32px, 4vw, 56px);
  color: var(--ash);
  font-size: var(--size-small);

  a {
    padding-block: 10px;
  }
`;

/** Addresses at which the descriptions of all objects can be had. */
export function DataLinks() {
  const { data } = useObjectListMessages();
  const links = [
    [openData.dumps.csv, data.table],
    [openData.dumps.jsonLines, 'JSON-LD'],
    ['/api/docs#open-data', data.more],
  ] as const;
  return (
    <Line data-print="none">
      <span>{data.title}</span>
      {links.map(([href, text]) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </Line>
  );
}
