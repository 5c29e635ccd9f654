import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { callSchemas } from '../schemas';
import { validateForm, normaliseForm } from './validate-form';
import type { FormRules } from './form-rule';
import { classVisitRules } from './class-visit-rules';
import { formRules } from './form-rules';
import { caseCount } from '../../scripts/lib/property-cases';

const allRules = { ...formRules, ...classVisitRules };
type FormName = keyof typeof allRules;

/** Noon in the museum’s time zone. */
const now = new Date('2026-11-21T12:00:00+08:00');

const validForms: Record<FormName, Record<string, unknown>> = {
  activityBook: {
    activityId: 'talk',
    name: '林晚',
    phone: '13800138000',
    people: 2,
    consent: true,
  },
  activityCancel: { id: 'x', phone: '13800138000' },
  docentBook: {
    day: '2026-11-22',
    time: '10:30',
    language: 'en',
    people: 6,
    name: '林晚',
    phone: '19912345678',
    consent: true,
  },
  docentCancel: { id: 'x', phone: '13800138000' },
  admissionBook: {
    day: '2026-11-21',
    time: '14:00',
    people: 6,
    name: '林晚',
    phone: '19912345678',
    consent: true,
  },
  admissionCancel: { id: 'x', phone: '13800138000' },
  classVisitBook: callSchemas.classVisitBook.example,
  classVisitCancel: { id: 'x', phone: '13800138000' },
  volunteerApply: callSchemas.volunteerApply.example,
  volunteerWithdraw: { id: 'x', phone: '13800138000' },
  lostAndFound: callSchemas.lostAndFound.example,
};

const names = Object.keys(allRules) as FormName[];

function faultsOf(name: FormName, change: object): unknown[] {
  const rules: FormRules = allRules[name];
  const form = normaliseForm(rules, { ...validForms[name], ...change });
  return validateForm(rules, form, now).map(({ field, error }): unknown[] => [
    field,
    ...(Object.values(error) as unknown[]),
  ]);
}

test.each(names)('the valid form of %s has no field error', (name) => {
  expect(faultsOf(name, {})).toEqual([]);
});

test.each<[FormName, object, unknown[]]>([
  ['activityBook', { name: undefined }, ['name', 'missing']],
  ['activityBook', { name: ' \n\u3000' }, ['name', 'minLength', 1]],
  ['activityBook', { name: '𠮷'.repeat(201) }, ['name', 'maxLength', 200]],
  ['activityBook', { name: 'a\0b' }, ['name', 'character']],
  ['activityBook', { name: 5 }, ['name', 'type', 'string']],
  ['activityBook', { phone: '12800138000' }, ['phone', 'format', 'mobile']],
  ['activityBook', { phone: '138001380000' }, ['phone', 'format', 'mobile']],
  ['activityBook', { phone: '１３８００１３８０００' }, ['phone', 'format', 'mobile']],
  ['activityBook', { phone: '13800138000\n13800138000' }, ['phone', 'format', 'mobile']],
  ['activityBook', { people: 0 }, ['people', 'minimum', 1]],
  ['activityBook', { people: 7 }, ['people', 'maximum', 6]],
  ['activityBook', { people: 1.5 }, ['people', 'type', 'integer']],
  ['activityBook', { people: '2' }, ['people', 'type', 'integer']],
  ['activityBook', { people: null }, ['people', 'type', 'integer']],
  ['activityBook', { requestId: 'one' }, ['requestId', 'format', 'uuid']],
  ['docentBook', { day: '2026-11-21' }, ['day', 'earliest', '2026-11-22']],
  ['docentBook', { day: '2026-12-22' }, ['day', 'latest', '2026-12-21']],
  ['docentBook', { day: '2026-11-31' }, ['day', 'format', 'day']],
  ['docentBook', { time: '25:00' }, ['time', 'format', 'time']],
  ['docentBook', { language: 'fr' }, ['language', 'choice', 'zh, en']],
  ['docentBook', { people: 7 }, ['people', 'maximum', 6]],
  ['classVisitBook', { day: '2026-11-23' }, ['day', 'earliest', '2026-11-24']],
  ['classVisitBook', { day: '2027-01-21' }, ['day', 'latest', '2027-01-20']],
  ['classVisitBook', { pupils: 51 }, ['pupils', 'maximum', 50]],
  ['classVisitBook', { adults: 0 }, ['adults', 'minimum', 1]],
  ['classVisitBook', { stage: undefined }, ['stage', 'missing', 'choice']],
  [
    'classVisitBook',
    { access: ['lift'] },
    ['access', 'choice', 'wheelchair, hearing, sight, quiet'],
  ],
  ['volunteerApply', { email: 'lin@example' }, ['email', 'format', 'email']],
  ['volunteerApply', { email: 'a b@example.com' }, ['email', 'format', 'email']],
  ['volunteerApply', { birthYear: 2009 }, ['birthYear', 'maximum', 2008]],
  ['volunteerApply', { languages: [] }, ['languages', 'minItems', 1]],
  ['volunteerApply', { languages: ['zh', 'zh'] }, ['languages', 'repeated']],
  ['volunteerApply', { languages: 'zh' }, ['languages', 'type', 'array']],
  ['volunteerApply', { motivation: '想'.repeat(2_001) }, ['motivation', 'maxLength', 2_000]],
  ['volunteerApply', { consent: undefined }, ['consent', 'consent']],
  ['volunteerApply', { consent: 'true' }, ['consent', 'consent']],
  ['lostAndFound', { contact: '8800 1953' }, ['contact', 'format', 'mobileOrEmail']],
  ['lostAndFound', { foundAt: '2026-11-22' }, ['foundAt', 'latest', '2026-11-21']],
  ['lostAndFound', { foundAt: '2026-11-21T12:01:00+08:00' }, ['foundAt', 'latest', '2026-11-21']],
  ['lostAndFound', { foundAt: '2025-11-19' }, ['foundAt', 'earliest', '2025-11-20']],
  ['lostAndFound', { foundAt: '2026-11-20T10:00' }, ['foundAt', 'format', 'moment']],
  ['lostAndFound', { foundAt: '2026-02-29' }, ['foundAt', 'format', 'moment']],
  ['lostAndFound', { kind: 'stolen' }, ['kind', 'choice', 'lost, found']],
])('%s with %j reports the field and its error', (name, change, fault) => {
  expect(faultsOf(name, change)).toEqual([fault]);
});

test.each<[FormName, object]>([
  ['activityBook', { name: '𠮷'.repeat(200), people: undefined, requestId: '' }],
  ['docentBook', { day: '2026-12-21', note: '' }],
  ['classVisitBook', { programme: undefined, access: undefined, note: '' }],
  ['volunteerApply', { email: ' lin@mail.example.cn ', birthYear: 2008 }],
  ['volunteerApply', { email: '', motivation: '想'.repeat(2_000) }],
  ['lostAndFound', { contact: 'lin@example.com', foundAt: '2026-11-21T12:00:00+08:00' }],
  ['lostAndFound', { foundAt: '2026-11-21T04:00:00Z' }],
  ['lostAndFound', { foundAt: '2026-11-21' }],
])('%s accepts %j', (name, change) => {
  expect(faultsOf(name, change)).toEqual([]);
});

test('a form with several invalid fields reports each, in the order of its rules', () => {
  const faults = faultsOf('activityBook', { name: '', phone: '1', people: 99, consent: false });
  expect(faults.map((fault) => (fault as string[])[0])).toEqual([
    'name',
    'phone',
    'people',
    'consent',
  ]);
});

const value = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 0, 1, 10, 20, 21, 2000, true, false, 'zh', 'csl'),
  fc.constantFrom('13800138000', 'a@b.cn', '10:30', '2026-11-22', '2026-11-20', 'lost', 'x'),
  fc.constantFrom(['zh'], ['zh', 'zh'], [], ['guiding'], ['weekday-morning'], {}, [[]]),
  fc.string({ unit: 'binary', maxLength: 205 }),
  fc.integer(),
);

/** Errors that a JSON Schema cannot express: limits that depend on the day, and characters that the database rejects. */
const notInSchema = new Set(['earliest', 'latest', 'maximum', 'character', 'format']);

test.each(names)('the form rules and the call schema of %s reject the same values', (name) => {
  const rules: FormRules = allRules[name];
  const input = callSchemas[name].input as TSchema & { required?: string[] };
  const schema = Compile(input);
  // Every form on the site requires the consent; some calls only reject a wrong one (optionalConsent).
  const isConsentRequired = input.required?.includes('consent');
  const fields = fc.record(Object.fromEntries(Object.keys(rules).map((field) => [field, value])));
  const changes = fc.tuple(fields, fc.subarray(Object.keys(rules)));
  fc.assert(
    fc.property(changes, ([random, kept]) => {
      const changed = Object.fromEntries(kept.map((field) => [field, random[field]]));
      const form = JSON.parse(JSON.stringify({ ...validForms[name], ...changed })) as typeof random;
      const read = normaliseForm(rules, form);
      const kinds = validateForm(rules, read, now)
        .map(({ error }) => error.kind)
        .filter((kind) => kind !== 'consent' || isConsentRequired || read.consent !== undefined);
      if (schema.Check(read)) expect([...notInSchema]).toEqual(expect.arrayContaining(kinds));
      else expect(kinds).not.toEqual([]);
    }),
    { numRuns: caseCount(300), examples: [[[{}, []]], [[{}, ['consent']]]] },
  );
});

test('an e-mail address of a million characters is rejected for its length', () => {
  for (const text of ['a'.repeat(1_000_000), `a@${'b.'.repeat(500_000)} `]) {
    expect(faultsOf('volunteerApply', { email: text })).toEqual([['email', 'maxLength', 200]]);
  }
});
