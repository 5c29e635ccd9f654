import { styled } from 'styled-components';
import { Panel } from '../panel';

/** As wide as two versions need. */
export const WidePanel = styled(Panel)`
  width: min(960px, calc(100vw - 24px));
`;
