import { RelatedSites } from './related-sites';
import { VisitCount } from './visit-count';

/** The parts of the footer that need data from the service. */
export function FooterData() {
  return (
    <>
      <RelatedSites />
      <VisitCount />
    </>
  );
}
