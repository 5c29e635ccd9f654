import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** A grey shape where something will come. Sizes are CSS lengths. */
export const Bone = styled.span<{ $width?: string; $height?: string; $ratio?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1.1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  background: var(--silk);
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

/** As many bones as lines of text would come. */
export function TextBones({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <Bone
      key={index}
      $width={index === lines - 1 ? '62%' : '100%'}
      style={{ marginBottom: '0.7em' }}
    />
  ));
}
