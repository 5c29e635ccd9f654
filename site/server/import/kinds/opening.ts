import { Type, type Static } from 'typebox';
import { textFormats } from '../../../contract/shared/form-rule';
import { isRoomId } from '../../../contract/shared/rooms';
import { weekdays, type Weekday } from '../../../contract/shared/museum-time';
import { localized } from '../records/localized';
import { Day, Flag, Id, OptionalText } from './fields';
import { defineRecordForm } from './kind';

const Time = Type.String({ pattern: textFormats.time });

const WeekdayName = Type.Unsafe<Weekday>(
  Type.Union(weekdays.map((weekday) => Type.Literal(weekday))),
);

const Opening = Type.Object({
  id: Id,
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  weekdays: Type.Optional(Type.Array(WeekdayName, { minItems: 1 })),
  opens: Type.Optional(Time),
  last_entry: Type.Optional(Time),
  closes: Type.Optional(Time),
  closed: Flag,
  rooms: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { minItems: 1 })),
  text_zh: OptionalText,
  text_en: OptionalText,
});

/** An opening rule: regular hours, temporary hours, or a closure of the museum or of some rooms. */
export const opening = defineRecordForm({
  name: 'opening',
  kind: 'opening',
  files: ['opening-hours.json'],
  property: 'rules',
  schema: Opening,
  add: (record, { at, pack, report }) => {
    const { id, from, until, weekdays: days, rooms } = record;
    if (from && until && until < from) report('until', 'is before from');
    if (rooms && !record.closed) report('rooms', 'can only be closed: closed is missing');
    rooms?.forEach((room, index) => {
      if (!isRoomId(room)) report(`rooms[${index}]`, `${room} is not a room of the floor plans`);
    });
    const hours = parseHours(record, report);
    pack.openingRules.push({
      at,
      id,
      rule: {
        ...(from && { from }),
        ...(until && { until }),
        ...(days && { weekdays: days }),
        ...(hours && { hours }),
        ...(rooms && { rooms }),
      },
      text: localized(record.text_zh, record.text_en),
    });
  },
});

function parseHours(
  { closed = false, opens, closes, last_entry: lastEntry = closes }: Static<typeof Opening>,
  report: (field: string, reason: string) => void,
) {
  if (closed) {
    if (opens ?? closes) report('closed', 'cannot be combined with opens and closes');
    return undefined;
  }
  if (opens === undefined || closes === undefined || lastEntry === undefined) {
    report(opens === undefined ? 'opens' : 'closes', 'is missing, and the rule is not closed');
    return undefined;
  }
  if (closes <= opens) report('closes', 'is not after opens');
  if (lastEntry <= opens || lastEntry > closes) {
    report('last_entry', 'is not between opens and closes');
  }
  return { opens, lastEntry, closes };
}
