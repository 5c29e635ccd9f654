import { styled } from 'styled-components';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { evenRows } from '../../ui/page/even-rows';

export const Rows = styled.div`
  border-top: 1px solid var(--hairline);
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.25rem), 1fr));
  gap: clamp(32px, 4vw, 56px) var(--gap);

  ${evenRows}
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px 32px;
  padding-block: 26px;
  border-bottom: 1px solid var(--hairline);
`;

export function RowsSkeleton() {
  return (
    <Rows aria-hidden="true" style={{ marginTop: 64 }}>
      {Array.from({ length: 6 }, (_, index) => (
        <Line key={index}>
          <SkeletonBlock $height="2.4em" />
          <div>
            <SkeletonBlock $width="58%" $height="1.4em" />
            <SkeletonBlock $width="92%" style={{ marginTop: 14 }} />
          </div>
        </Line>
      ))}
    </Rows>
  );
}

export function CardsSkeleton() {
  return (
    <Cards aria-hidden="true" style={{ marginTop: 64 }}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <SkeletonBlock $ratio="4 / 3" />
          <SkeletonBlock $width="70%" style={{ marginTop: 18 }} />
        </div>
      ))}
    </Cards>
  );
}
