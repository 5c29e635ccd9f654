import { styled } from 'styled-components';
import type { Facts } from '../../../../contract/schemas/content';
import { useDictionary } from '../../../api/hooks/dictionary';
import { RetryFailed } from '../../../ui/feedback/retry-line';
import { TextWithContacts } from '../../../ui/link/text-with-contacts';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: 6px 1.4em;
  line-height: 1.65;

  > div {
    display: contents;
  }

  dt {
    color: var(--ash);
  }

  /* As inline padding, it enlarges the target and not the line. */
  dd a {
    padding-block: 10px;
  }

  &[data-in-line] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 1.8em;
    font-size: var(--size-small);
  }

  &[data-in-line] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.7em;
  }

  &[data-ruled] {
    display: block;
    border-top: 1px solid var(--hairline);
  }

  &[data-ruled] > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    padding-block: 10px;
    border-bottom: 1px solid var(--hairline);
  }

  &[data-ruled] dt {
    flex: 0 0 7em;
    font-size: var(--size-small);
  }

  &[data-ruled] dd {
    flex: 1 1 12em;
  }
`;

interface FactListProps {
  facts: Facts | undefined;
  /** Names of the facts to show, in this order. Default: all, in the dictionary's order. */
  names?: readonly string[];
  /** Names of the facts to leave out. */
  without?: readonly string[];
  /** Whether the page says itself that the labels failed, as a list with facts in each row does. Default false. */
  failureAbove?: boolean;
  /** One after another, as a line below a title. */
  inLine?: boolean;
  /** One row each, with rules between. */
  ruled?: boolean;
  className?: string;
}

/** The facts of an entry with their labels from the dictionary `fact`. */
export function FactList(props: FactListProps) {
  const { facts = {}, names, without = [], failureAbove, inLine, ruled, className } = props;
  const dictionary = useDictionary('fact');
  const labels = new Map(dictionary.data?.rows.map(({ dictValue, label }) => [dictValue, label]));
  const shown = (names ?? [...labels.keys()]).filter(
    (name) => facts[name] && labels.has(name) && !without.includes(name),
  );
  const isExpected = (names ?? Object.keys(facts)).some((name) => facts[name]);
  if (dictionary.error && isExpected && !failureAbove) return <RetryFailed calls={[dictionary]} />;
  if (shown.length === 0) return null;
  return (
    <List data-in-line={inLine || undefined} data-ruled={ruled || undefined} className={className}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{labels.get(name)}</dt>
          <dd data-fact={name}>
            <TextWithContacts text={facts[name] ?? ''} />
          </dd>
        </div>
      ))}
    </List>
  );
}
