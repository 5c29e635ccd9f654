import { BellDrawing } from '../../features/records/cards/bell-drawing';
import * as icons from '../../ui/icons/icons';
import * as actionIcons from '../../ui/icons/action-icons';
import * as playerIcons from '../../ui/icons/player-icons';
import * as starIcons from '../../ui/icons/star-icon';
import * as viewerIcons from '../../ui/icons/viewer-icons';
import { Seal } from '../../ui/drawing/seal';
import { PlaceholderDrawing } from '../../ui/drawing/placeholder-drawing';
import { Row } from './rows';

export function Drawings() {
  return (
    <>
      <Row>
        {Object.entries({
          ...icons,
          ...actionIcons,
          ...starIcons,
          ...viewerIcons,
          ...playerIcons,
        }).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Row>
      <Row>
        <Seal height={72} />
        <PlaceholderDrawing />
        <PlaceholderDrawing broken />
        <BellDrawing />
      </Row>
    </>
  );
}
