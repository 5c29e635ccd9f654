import { BellDrawing } from '../../ui/bell-drawing';
import * as icons from '../../ui/icons';
import * as playerIcons from '../../ui/player-icons';
import { Seal } from '../../ui/seal';
import { VesselDrawing } from '../../ui/vessel-drawing';
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
