/** Version of Creative Commons licences in identifiers without one. */
const identifiers: Readonly<Record<string, string>> = {
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  PD: 'https://creativecommons.org/publicdomain/mark/1.0/',
};

const licences = /^CC-(BY|BY-SA|BY-ND|BY-NC|BY-NC-SA|BY-NC-ND)-([234]\.\d)$/;

const addresses =
  /^https?:\/\/(creativecommons\.org\/(licenses|publicdomain)|rightsstatements\.org\/(vocab|page))\/[\w./-]+$/;

/** The URI of a licence: of an SPDX identifier, `PD`, or itself; empty without one, `undefined` for anything else. */
export function rightsUri(licence = ''): string | undefined {
  if (licence === '') return '';
  const known = identifiers[licence];
  if (known !== undefined) return known;
  const [, terms = '', version = ''] = licences.exec(licence) ?? [];
  if (terms) return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`;
  return addresses.test(licence) ? licence : undefined;
}
