import { contact } from '../../../contract/shared/museum-contact';
import { museumDay } from '../../../contract/shared/museum-time';
import { privacyPath, privacyRoute } from '../../../contract/shared/privacy-notice';
import { useNow } from '../../features/opening-hours/clock';
import { HoursText } from '../../features/opening-hours/hours-text';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { phoneLink } from '../../ui/link/phone-link';
import { useIsStaticPage } from '../../ui/static-page';
import { Seal } from '../../ui/drawing/seal';
import { FooterRoot } from './footer.styles';
import { FollowUs } from './follow-us';
import { LazyFooterData } from './lazy-footer-data';
import { Sitemap } from './sitemap';

/** Page footer: sitemap, contact, legal notices. */
export function Footer() {
  const isStatic = useIsStaticPage();
  const { slogan, contact: labels, opening, footer, routes: titles } = useMessages();
  return (
    <FooterRoot data-print="none">
      <div className="inner">
        <section className="contact" aria-labelledby="footer-contact">
          <h2 id="footer-contact">{labels.title}</h2>
          <dl>
            <dt>{labels.addressLabel}</dt>
            <dd>{labels.address}</dd>
            <dt>{labels.phoneLabel}</dt>
            <dd>
              <a href={phoneLink(contact.enquiries)}>{contact.enquiries}</a>
              <span>{labels.enquiries}</span>
            </dd>
            <dd>
              <a href={phoneLink(contact.booking)}>{contact.booking}</a>
              <span>{labels.booking}</span>
            </dd>
            <dt>{labels.mailLabel}</dt>
            <dd>
              <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
            </dd>
            <dt>{opening.hours}</dt>
            <dd>
              <HoursText />
            </dd>
          </dl>
        </section>
        <Sitemap />
        <p className="slogan">
          <Seal height={44} />
          <span>{slogan}</span>
        </p>
        <FollowUs />
        {!isStatic && <LazyFooterData />}
        <div className="legal">
          <Link to={privacyPath}>{titles[privacyRoute]}</Link>
          <p>{footer.copyright(Number(museumDay(useNow()).slice(0, 4)))}</p>
          <p>
            {footer.filing.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </p>
          <p>{footer.credits}</p>
        </div>
      </div>
    </FooterRoot>
  );
}
