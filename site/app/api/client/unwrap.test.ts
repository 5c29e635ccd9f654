import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from './unwrap';

const record = { id: 'a' };
const rowsAffected = '0 rows affected';

describe('unwrap of the flat form', () => {
  test('unwrap returns the rows of a flat list', () => {
    expect(unwrap({ success: true, code: 0, msg: '', data: [record] })).toMatchObject({
      rows: [record],
    });
  });

  test('unwrap returns a single object as one row', () => {
    expect(unwrap({ success: true, code: 0, data: record })).toMatchObject({ rows: [record] });
  });

  test('unwrap returns no rows for null data', () => {
    expect(unwrap({ success: true, code: 0, data: null })).toEqual({
      rows: [],
      records: [],
      total: 0,
      head: {},
    });
  });

  test('unwrap returns top-level records and total', () => {
    const body = { success: true, code: 0, total: 42, records: [record] };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 42 });
  });
});

describe('unwrap of the stored-procedure form', () => {
  test('unwrap returns the records of the second result set and the total of the first row', () => {
    const body = { success: true, code: 0, data: [[{ total: 42 }], [record], rowsAffected] };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 42 });
  });

  test('unwrap returns the first result set as rows', () => {
    expect(unwrap({ code: 200, data: [[record, record], rowsAffected] })).toMatchObject({
      rows: [record, record],
    });
  });

  test('unwrap drops “rows affected” strings at any position', () => {
    const body = {
      code: 0,
      data: [rowsAffected, [{ total: '1' }], rowsAffected, [record], '3 rows affected'],
    };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 1 });
  });

  test('unwrap returns the other fields of the first row as head', () => {
    const body = { code: 0, data: [[{ total: 1, facets: { kind: [] } }], [record], rowsAffected] };
    expect(unwrap(body)).toMatchObject({ head: { facets: { kind: [] } } });
  });

  test('unwrap parses a total in text form, and counts records without a valid total', () => {
    expect(unwrap({ code: 0, data: [[{ total: '7' }], []] })).toMatchObject({ total: 7 });
    expect(unwrap({ code: 0, data: [[{}], [record]] })).toMatchObject({ total: 1 });
    expect(unwrap({ code: 0, data: [[{ total: -3 }], [record]] })).toMatchObject({ total: 1 });
  });

  test('unwrap of a page after the last returns no records and the total', () => {
    const body = { code: 0, data: [[{ total: 42 }], [], rowsAffected], total: 42, records: [] };
    expect(unwrap(body)).toMatchObject({ records: [], total: 42 });
  });
});

describe('unwrap of an error', () => {
  test('unwrap returns a refusal with message for any code but 0 and 200', () => {
    expect(unwrap({ success: true, code: 401, msg: ' 请登录 ' })).toEqual({
      refusal: { code: 401, msg: '请登录', errors: [] },
    });
    expect(unwrap({ code: '500', msg: 5 })).toEqual({
      refusal: { code: 500, msg: '5', errors: [] },
    });
  });

  test('unwrap returns a refusal for success: false without a code', () => {
    expect(unwrap({ success: false, msg: '不行' })).toEqual({
      refusal: { code: undefined, msg: '不行', errors: [] },
    });
  });

  test('unwrap returns valid field errors of a refusal and drops others', () => {
    const errors = [{ field: 'phone', msg: '应为手机号' }, { msg: '?' }, 'phone', null];
    expect(unwrap({ code: 400, msg: 'phone', errors })).toMatchObject({
      refusal: { errors: [{ field: 'phone', msg: '应为手机号' }] },
    });
    expect(unwrap({ code: 400, errors: 'phone' })).toMatchObject({ refusal: { errors: [] } });
  });

  test('unwrap limits the message of a refusal to 200 characters', () => {
    const result = unwrap({ code: 1, msg: 'x'.repeat(10_000) });
    expect(result).toMatchObject({ refusal: { msg: 'x'.repeat(200) } });
  });
});

test('unwrap returns undefined for a body that is no wrapper', () => {
  for (const body of [undefined, null, 'x', 5, [], {}, { message: 'proxy' }]) {
    expect(unwrap(body)).toBeUndefined();
  }
});

test('unwrap does not throw for any JSON value', () => {
  const json = fc.jsonValue();
  const wrapper = fc.record(
    { success: fc.oneof(fc.boolean(), json), code: json, msg: json, data: json, total: json },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(json, wrapper), (body) => {
      const result = unwrap(body);
      if (!result || 'refusal' in result) return;
      expect(Number.isSafeInteger(result.total) && result.total >= 0).toBe(true);
      expect(Array.isArray(result.rows) && Array.isArray(result.records)).toBe(true);
    }),
  );
});
