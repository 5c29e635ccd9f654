import type { OpeningRule } from '../../../../contract/schemas/site';
import { museum } from '../../../../contract/shared/museum';
import { contact } from '../../../../contract/shared/museum-contact';
import { editions } from '../../../../contract/shared/sites';
import type { FindSubject } from './subject';

/** An opening rule as schema.org data; a closure has equal `opens` and `closes`. */
function hoursData({ from, until, weekdays, hours }: OpeningRule) {
  const capital = (day: string) =>
    `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  return {
    '@type': 'OpeningHoursSpecification',
    ...(weekdays && { dayOfWeek: weekdays.map(capital) }),
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
    ...(from && { validFrom: from }),
    ...(until && { validThrough: until }),
  };
}

export const findHome: FindSubject = async ({ edition, language, opening }, { route }) => {
  const { name, description, otherName, slogan, address } = museum[language];
  return Promise.resolve({
    path: route.path,
    title: name,
    type: 'website',
    section: undefined,
    hasTranslation: true,
    describe: ({ items }) => ({
      description,
      image: items.find(({ image }) => image)?.image,
      jsonLd: (absolute) => ({
        '@type': 'Museum',
        alternateName: otherName,
        sameAs: absolute(editions[edition].website),
        slogan,
        telephone: contact.enquiries,
        isAccessibleForFree: true,
        publicAccess: true,
        address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
        openingHoursSpecification: opening.map(hoursData),
      }),
    }),
  });
};
