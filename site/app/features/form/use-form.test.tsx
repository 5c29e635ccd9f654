import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { Fault } from '../../api/fault';
import { doing, setUpRendering } from '../../testing/render';
import { useForm, type FormState } from './use-form';

const render = setUpRendering();

const rules = {
  name: { kind: 'text', required: true, maxLength: 20 },
  requestId: { kind: 'text', required: false, maxLength: 36, format: 'uuid' },
} as const;

const fault = (each: Fault) => new ApiError(each, '/app/activity/book', 'zh');

/** A form that fails with each of these in turn, then is taken. */
async function open(...failures: Error[]) {
  const send = vi
    .fn<(fields: Record<string, unknown>) => Promise<string>>()
    .mockResolvedValue('receipt');
  for (const failure of failures) send.mockRejectedValueOnce(failure);
  const onSent = vi.fn();
  const onRefused = vi.fn();
  const form: { now: FormState<keyof typeof rules> } = {
    now: {} as FormState<keyof typeof rules>,
  };
  function Form() {
    form.now = useForm({ rules, send, onSent, onRefused });
    return null;
  }
  await render(<Form />);
  const fill = (name: string) => doing(() => form.now.text('name').onChange(name));
  const submit = () => doing(() => form.now.submit());
  const ids = () => send.mock.calls.map(([fields]) => fields.requestId);
  return { form, send, onSent, onRefused, fill, submit, ids };
}

test('what is missing is said, and nothing is sent', async () => {
  const { form, send, submit, fill } = await open();
  await submit();
  expect(form.now.faults.name).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await fill('林晚');
  await submit();
  expect(form.now.faults).toEqual({});
  expect(send).toHaveBeenCalledTimes(1);
});

test('the same content is sent again under the same id, so that it counts once; other content is not', async () => {
  const offline = fault({ kind: 'network' });
  const { form, submit, fill, ids, onSent } = await open(offline, offline);
  await fill('林晚');
  await submit();
  expect(form.now.failure).toEqual({ text: '网络连接错误，请检查网络', mayRetry: true });
  expect(form.now.text('name').value).toBe('林晚');
  await submit();
  await fill('林晨');
  await submit();
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(onSent).toHaveBeenCalledExactlyOnceWith('receipt', { name: '林晨', requestId: third });
  // What was taken is over: the same once more is another request.
  await submit();
  expect(ids()[3]).not.toBe(third);
});

test('two presses send once', async () => {
  const { form, send } = await open();
  await doing(() => form.now.text('name').onChange('林晚'));
  await doing(() => {
    form.now.submit();
    form.now.submit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('what the service finds at fault stands at its field; a refusal is not worth a second try', async () => {
  const full = { kind: 'status', status: 409, msg: '这一场已经约满' } as const;
  const { form, submit, fill, onRefused } = await open(
    fault({ kind: 'status', status: 400, msg: '', errors: [{ field: 'name', msg: '太长' }] }),
    fault({ ...full, errors: [{ field: 'elsewhere', msg: '?' }] }),
  );
  await fill('林晚');
  await submit();
  expect(form.now.faults).toEqual({ name: '太长' });
  expect(form.now.failure).toBeUndefined();
  await submit();
  expect(form.now.faults).toEqual({});
  expect(form.now.failure).toEqual({ text: full.msg, mayRetry: false });
  expect(onRefused).toHaveBeenCalledTimes(2);
});
