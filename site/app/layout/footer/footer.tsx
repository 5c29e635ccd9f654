import { contact } from '../../../contract/museum';
import { HoursText } from '../../features/opening-hours/hours-text';
import { useMessages } from '../../i18n/language';
import { Seal } from '../../ui/seal';
import { Colophon } from './footer.styles';
import { FollowUs } from './follow-us';
import { phoneLink } from './phone-link';
import { NearTheFoot } from './near-the-foot';
import { Sitemap } from './sitemap';

/** The colophon of every page: where everything is, how to reach the museum, whose it is. */
export function Footer() {
  const { slogan, contact: words, opening, footer } = useMessages();
  return (
    <Colophon data-print="none">
      <div className="inner">
        <section className="contact" aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words.title}</h2>
          <dl>
            <dt>{words.addressLabel}</dt>
            <dd>{words.address}</dd>
            <dt>{words.phoneLabel}</dt>
            <dd>
              <a href={phoneLink(contact.enquiries)}>{contact.enquiries}</a>
              <span>{words.enquiries}</span>
            </dd>
            <dd>
              <a href={phoneLink(contact.booking)}>{contact.booking}</a>
              <span>{words.booking}</span>
            </dd>
            <dt>{words.mailLabel}</dt>
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
        <NearTheFoot />
        <div className="legal">
          <p>{footer.copyright(new Date().getFullYear())}</p>
          <p>
            {footer.filing.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </p>
          <p>{footer.credits}</p>
        </div>
      </div>
    </Colophon>
  );
}
