import { styled } from 'styled-components';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { linkedCard } from '../../../ui/link/linked-card';
import { lineClamp } from '../../../ui/text/line-clamp';
import { entryPath } from './entry-path';

const Card = styled.article`
  ${linkedCard}
  padding-top: 16px;
  border-top: 1px solid var(--hairline);

  .title {
    font-size: 1.2222rem;
  }

  p {
    ${lineClamp(3)}
    margin-top: 4px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.7;
  }
`;

interface TextCardProps {
  entry: ContentEntry;
  /** Route name of the list that shows it. */
  list: string;
}

/** Card of a content entry in a grid whose entries have no pictures: title and summary. */
export function TextCard({ entry, list }: TextCardProps) {
  const path = entryPath(entry, list);
  const title = <TextWithLanguage text={entry.title} />;
  return (
    <Card>
      <h3 className="title">{path ? <Link to={path}>{title}</Link> : title}</h3>
      <p>
        <TextWithLanguage text={entry.summary} />
      </p>
    </Card>
  );
}
