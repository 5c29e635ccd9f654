import { styled } from 'styled-components';
import { Column } from './rows';

const sizes = ['h1', 'h2', 'h3', 'lead', 'small'];

const Line = styled.p<{ $size: string }>`
  font-size: var(--size-${({ $size }) => $size});
  line-height: 1.4;
`;

const Heading = styled(Line)`
  font-family: var(--heading-font);
`;

const Vertical = styled.p`
  height: 9em;
  font-family: var(--heading-font);
  font-size: var(--size-h2);
  letter-spacing: 0.32em;
  writing-mode: vertical-rl;
`;

/** The type scale in both fonts and languages, and a vertical title. */
export function Typefaces() {
  return (
    <Column>
      {sizes.map((size) => (
        <Heading key={size} $size={size}>
          吉金礼乐 <span lang="en">Bronze and Rites</span> · {size}
        </Heading>
      ))}
      {['lead', 'small'].map((size) => (
        <Line key={size} $size={size}>
          展厅把灯光压低，只照亮器物本身。{' '}
          <span lang="en">The gallery is dim and only the vessels are lit.</span> · {size}
        </Line>
      ))}
      <p>正文十八像素，行高一点八，每行不超过三十八字；标点避头尾，数字与汉字之间自动留隙。</p>
      <Vertical>馆藏撷英</Vertical>
    </Column>
  );
}
