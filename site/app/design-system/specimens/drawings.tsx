import { BellDrawing } from '../../features/records/cards/bell-drawing';
import * as icons from '../../ui/icons/icons';
import * as playerIcons from '../../ui/icons/player-icons';
import { Seal } from '../../ui/drawing/seal';
import { VesselDrawing } from '../../ui/drawing/vessel-drawing';
import { Row } from './rows';

export function Drawings() {
  return (
    <>
      <Row>
        {Object.entries({ ...icons, ...playerIcons }).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Row>
      <Row>
        <Seal height={72} />
        <VesselDrawing />
        <VesselDrawing broken />
        <BellDrawing />
      </Row>
    </>
  );
}
