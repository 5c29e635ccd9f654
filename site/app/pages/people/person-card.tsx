import type { ContentEntry } from '../../../contract/schemas/content';
import { entryPath } from '../../features/records/cards/entry-path';
import { PersonSeal } from '../../features/person/person-seal';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { Card } from './people.styles';

interface PersonCardProps {
  person: ContentEntry;
  heading: 'h2' | 'h3';
}

/** Seal, name, post and summary of a person. */
export function PersonCard({ person, heading: Heading }: PersonCardProps) {
  const { title, summary, facts = {}, images } = person;
  const path = entryPath(person, person.categoryCode);
  const name = <TextWithLanguage text={title} />;
  const post = facts.post ?? facts.rank;
  return (
    <Card>
      <PersonSeal id={person.id} name={title} image={images[0]} />
      <div>
        <Heading className="name">{path ? <Link to={path}>{name}</Link> : name}</Heading>
        {post && (
          <p className="post">
            <TextWithLanguage text={post} />
          </p>
        )}
        <p className="text">
          <TextWithLanguage text={summary} />
        </p>
      </div>
    </Card>
  );
}
