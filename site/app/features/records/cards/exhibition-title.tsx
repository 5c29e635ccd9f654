import { styled } from 'styled-components';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { splitTitle } from './exhibition-facts';

const Part = styled.span`
  display: inline-block;
`;

/** An exhibition's full title, with its line break allowed only after the colon. */
export function ExhibitionTitle({ title }: { title: string }) {
  const { rest } = splitTitle(title);
  const head = title.slice(0, title.length - rest.length);
  return (
    <>
      <Part>
        <TextWithLanguage text={head.trimEnd()} />
      </Part>
      {/\s$/.test(head) && ' '}
      {rest && (
        <Part>
          <TextWithLanguage text={rest} />
        </Part>
      )}
    </>
  );
}
