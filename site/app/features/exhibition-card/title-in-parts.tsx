import { styled } from 'styled-components';
import { Passage } from '../../i18n/passage';
import { splitTitle } from './exhibition-facts';

const Part = styled.span`
  display: inline-block;
`;

/** An exhibition's full title, with its line break allowed only after the colon. */
export function TitleInParts({ title }: { title: string }) {
  const { rest } = splitTitle(title);
  const head = title.slice(0, title.length - rest.length);
  return (
    <>
      <Part>
        <Passage text={head.trimEnd()} />
      </Part>
      {/\s$/.test(head) && ' '}
      {rest && (
        <Part>
          <Passage text={rest} />
        </Part>
      )}
    </>
  );
}
