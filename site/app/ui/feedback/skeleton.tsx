import { keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Placeholder block while loading. Sizes are CSS lengths. */
export const SkeletonBlock = styled.span<{ $width?: string; $height?: string; $ratio?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1.1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  background: var(--silk);
  animation: ${pulse} 1.8s ease-in-out infinite;
`;

/** Placeholder lines of text while loading. */
export function SkeletonText({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <SkeletonBlock
      key={index}
      $width={index === lines - 1 ? '62%' : '100%'}
      style={{ marginBottom: '0.7em' }}
    />
  ));
}
