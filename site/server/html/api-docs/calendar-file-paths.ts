import { calendarFiles } from '../../../contract/shared/calendar-files';

const failure = { $ref: '#/components/responses/Failure' };

const languages = {
  zh: 'Chinese',
  hant: 'Chinese, traditional characters',
  en: 'English',
} as const;

const subjects = {
  all: 'everything that is on',
  activity: 'activities',
  tour: 'guided tours',
  exhibition: 'first and last days of exhibitions',
  hours: 'closures and changed hours',
} as const;

/** OpenAPI paths of the calendar files, which have no wrapper. */
export function calendarFilePaths(): Record<string, object> {
  return Object.fromEntries(
    calendarFiles.map(({ kind, edition, path }) => [
      path,
      {
        get: {
          operationId: `calendarFile_${kind}_${edition}`,
          summary: `iCalendar file (RFC 5545) to subscribe to, in ${languages[edition]}: ${subjects[kind]}.`,
          tags: ['calendar'],
          responses: {
            '200': {
              description: 'Success; the answer has an ETag.',
              content: { 'text/calendar': { schema: { type: 'string' } } },
            },
            '304': { description: 'Not changed since the ETag of `If-None-Match`.' },
            '429': failure,
            '500': failure,
            '503': failure,
          },
        },
      },
    ]),
  );
}
