import { TextWithLanguage } from '../../i18n/text-with-language';
import { phoneLink } from './phone-link';

/** A phone number with its area code or country code, or an e-mail address. */
const contact = /(\b\d{3,4}-\d{3,4} ?\d{4}\b|\+\d[\d -]{9,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose phone numbers and e-mail addresses are links. */
export function TextWithContacts({ text }: { text: string }) {
  // Every second part is the contact between two texts.
  return text.split(contact).map((part, index) =>
    index % 2 === 0 ? (
      <TextWithLanguage key={index} text={part} />
    ) : (
      <a key={index} href={part.includes('@') ? `mailto:${part}` : phoneLink(part)}>
        {part}
      </a>
    ),
  );
}
