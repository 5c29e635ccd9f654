import type { Localized } from '../records/localized';

/** Display names of licences and origins in packs. */
const licences: Readonly<Record<string, Localized>> = {
  PD: { zh: '公有领域', en: 'Public domain' },
  CC0: { zh: 'CC0', en: 'CC0' },
  original: { zh: '原创', en: 'Original work' },
};

/** SPDX licence identifiers: `CC0-1.0`, `CC-BY-SA-4.0`. */
const spdx = /^CC(?:0|-([A-Z-]+))-(\d\.\d)$/;

/**
 * Formats credit, origin and licence as one line: licence identifiers as display names, without remarks
 * in parentheses that name a file of the pack or explain the identifier.
 */
export function formatCredit(...parts: (string | undefined)[]): Localized {
  const all = parts.map((part) => removeRemarks(part ?? '')).filter((part) => part !== '');
  const inLanguage = (language: keyof Localized) =>
    all.map((part) => (licences[part] ?? formatLicence(part))[language]).join(' · ');
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

function removeRemarks(part: string): string {
  const withoutFiles = part.replace(
    /\s*\([^()]*\.(?:json|jpe?g|png|webp|mp3|mp4|webm|vtt|txt|md)[^()]*\)/gi,
    '',
  );
  const [licence = '', remark] = withoutFiles.trim().split(/\s+(?=\()/, 2);
  return remark !== undefined && (spdx.test(licence) || licence in licences)
    ? licence
    : withoutFiles.trim();
}

function formatLicence(part: string): Localized {
  const [, terms = '', version = ''] = spdx.exec(part) ?? [];
  if (version === '') return { zh: part, en: part };
  const name = part.startsWith('CC0') ? `CC0 ${version}` : `CC ${terms} ${version}`;
  return { zh: name, en: name };
}
