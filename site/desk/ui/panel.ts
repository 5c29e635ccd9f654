import { styled } from 'styled-components';
import { Dialog } from '../../app/ui/dialog/dialog';

/** Dialogue of the desk: as wide as a form, scrolls in itself. */
export const Panel = styled(Dialog)`
  width: min(640px, calc(100vw - 24px));
  max-height: calc(100vh - 48px);
  padding: 24px 28px 32px;
  overflow: auto;

  > :first-child {
    margin-bottom: 12px;
  }

  h3 {
    margin: 20px 0 8px;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
