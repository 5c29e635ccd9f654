import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from './unwrap';

const record = { id: 'a' };
const trailer = '0 rows affected';

describe('the flat form', () => {
  test('gives the rows of a list', () => {
    expect(unwrap({ success: true, code: 0, msg: '', data: [record] })).toMatchObject({
      rows: [record],
    });
  });

  test('takes one object for a list of one', () => {
    expect(unwrap({ success: true, code: 0, data: record })).toMatchObject({ rows: [record] });
  });

  test('takes null for an empty list', () => {
    expect(unwrap({ success: true, code: 0, data: null })).toEqual({
      rows: [],
      records: [],
      total: 0,
      head: {},
    });
  });

  test('gives records and total that stand at the top', () => {
    const body = { success: true, code: 0, total: 42, records: [record] };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 42 });
  });
});

describe('the stored-procedure form', () => {
  test('gives the records of the second set and the total of the first row', () => {
    const body = { success: true, code: 0, data: [[{ total: 42 }], [record], trailer] };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 42 });
  });

  test('gives the rows of the first set where a list is asked for', () => {
    expect(unwrap({ code: 200, data: [[record, record], trailer] })).toMatchObject({
      rows: [record, record],
    });
  });

  test('drops what the database says of affected rows wherever it stands', () => {
    const body = {
      code: 0,
      data: [trailer, [{ total: '1' }], trailer, [record], '3 rows affected'],
    };
    expect(unwrap(body)).toMatchObject({ records: [record], total: 1 });
  });

  test('gives what else the first row tells', () => {
    const body = { code: 0, data: [[{ total: 1, facets: { kind: [] } }], [record], trailer] };
    expect(unwrap(body)).toMatchObject({ head: { facets: { kind: [] } } });
  });

  test('reads a total written as text, and counts where there is none', () => {
    expect(unwrap({ code: 0, data: [[{ total: '7' }], []] })).toMatchObject({ total: 7 });
    expect(unwrap({ code: 0, data: [[{}], [record]] })).toMatchObject({ total: 1 });
    expect(unwrap({ code: 0, data: [[{ total: -3 }], [record]] })).toMatchObject({ total: 1 });
  });

  test('a page after the last is empty and keeps the total', () => {
    const body = { code: 0, data: [[{ total: 42 }], [], trailer], total: 42, records: [] };
    expect(unwrap(body)).toMatchObject({ records: [], total: 42 });
  });
});

describe('a refusal', () => {
  test('is any code but 0 and 200, with its message', () => {
    expect(unwrap({ success: true, code: 401, msg: ' 请登录 ' })).toEqual({
      refusal: { code: 401, msg: '请登录', errors: [] },
    });
    expect(unwrap({ code: '500', msg: 5 })).toEqual({
      refusal: { code: 500, msg: '5', errors: [] },
    });
  });

  test('is also success: false without a code', () => {
    expect(unwrap({ success: false, msg: '不行' })).toEqual({
      refusal: { code: undefined, msg: '不行', errors: [] },
    });
  });

  test('names the fields of a form that are wrong, and drops what is no field', () => {
    const errors = [{ field: 'phone', msg: '应为手机号' }, { msg: '?' }, 'phone', null];
    expect(unwrap({ code: 400, msg: 'phone', errors })).toMatchObject({
      refusal: { errors: [{ field: 'phone', msg: '应为手机号' }] },
    });
    expect(unwrap({ code: 400, errors: 'phone' })).toMatchObject({ refusal: { errors: [] } });
  });

  test('never carries more than a line of text', () => {
    const answer = unwrap({ code: 1, msg: 'x'.repeat(10_000) });
    expect(answer).toMatchObject({ refusal: { msg: 'x'.repeat(200) } });
  });
});

test('what is no wrapper is nothing', () => {
  for (const body of [undefined, null, 'x', 5, [], {}, { message: 'proxy' }]) {
    expect(unwrap(body)).toBeUndefined();
  }
});

test('nothing that a service may send makes it throw', () => {
  const json = fc.jsonValue();
  const wrapper = fc.record(
    { success: fc.oneof(fc.boolean(), json), code: json, msg: json, data: json, total: json },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(json, wrapper), (body) => {
      const answer = unwrap(body);
      if (!answer || 'refusal' in answer) return;
      expect(Number.isSafeInteger(answer.total) && answer.total >= 0).toBe(true);
      expect(Array.isArray(answer.rows) && Array.isArray(answer.records)).toBe(true);
    }),
  );
});
