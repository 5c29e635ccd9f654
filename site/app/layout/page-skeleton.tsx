import { styled } from 'styled-components';
import { SkeletonBlock, SkeletonText } from '../ui/feedback/skeleton';
import { useRouteTitle } from '../router/page-title';

const Box = styled.div`
  min-height: 100vh;
  padding: clamp(24px, 4vw, 56px) 0 var(--section);

  h1 {
    margin-bottom: 1.2em;
  }
`;

/** Placeholder of a page while its code loads; the title comes from the route. */
export function PageSkeleton() {
  return (
    <Box>
      <h1>{useRouteTitle()}</h1>
      <SkeletonText lines={4} />
      <SkeletonBlock $ratio="16 / 7" />
    </Box>
  );
}
