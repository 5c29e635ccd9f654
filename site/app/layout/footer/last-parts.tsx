import { SiteRow } from './site-row';
import { Visits } from './visits';

/** What the footer shows of the service's answers, to who comes near it. */
export function LastParts() {
  return (
    <>
      <SiteRow />
      <Visits />
    </>
  );
}
