import { SiteRow } from './site-row';
import { Visits } from './visits';

/** The parts of the footer that need data from the service. */
export function LastParts() {
  return (
    <>
      <SiteRow />
      <Visits />
    </>
  );
}
