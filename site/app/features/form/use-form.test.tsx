import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../session/api-error';
import { actAndWait, setUpRendering } from '../../testing/render';
import { pageDraft } from './drafts';
import { useForm, type FormState } from './use-form';

const render = setUpRendering();

const rules = {
  name: { kind: 'text', required: true, maxLength: 20 },
  requestId: { kind: 'text', required: false, maxLength: 36, format: 'uuid' },
} as const;

beforeEach(() => {
  pageDraft(rules).drop();
});

const fault = (each: ApiFailure) => new ApiError(each, '/app/activity/book', 'zh');

/** Renders a form whose submissions fail with each of these in turn, then succeed. */
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
    form.now = useForm({ rules, send, onSent, onError: onRefused });
    return null;
  }
  await render(<Form />);
  const fill = (name: string) => actAndWait(() => form.now.text('name').onChange(name));
  const submit = () => actAndWait(() => form.now.submit());
  const ids = () => send.mock.calls.map(([fields]) => fields.requestId);
  return { form, send, onSent, onRefused, fill, submit, ids };
}

test('a form with a missing required field shows its error and sends nothing', async () => {
  const { form, send, submit, fill } = await open();
  await submit();
  expect(form.now.fieldErrors.name).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await fill('林晚');
  await submit();
  expect(form.now.fieldErrors).toEqual({});
  expect(send).toHaveBeenCalledTimes(1);
});

test('a retry with the same content reuses the request id, other content gets a new one', async () => {
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
  // After a success, the same content is a new request.
  await submit();
  expect(ids()[3]).not.toBe(third);
});

test('a form submitted before the next render sends what was entered last', async () => {
  const { form, send } = await open();
  await actAndWait(() => {
    form.now.text('name').onChange('林晚');
    form.now.submit();
  });
  expect(form.now.fieldErrors).toEqual({});
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: '林晚' });
});

test('a second submit while the first is pending sends nothing', async () => {
  const { form, send } = await open();
  await actAndWait(() => form.now.text('name').onChange('林晚'));
  await actAndWait(() => {
    form.now.submit();
    form.now.submit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('field errors of the response appear at their fields, and a 409 offers no retry', async () => {
  const full = { kind: 'status', status: 409, msg: '这一场已经约满' } as const;
  const { form, submit, fill, onRefused } = await open(
    fault({ kind: 'status', status: 400, msg: '', errors: [{ field: 'name', msg: '太长' }] }),
    fault({ ...full, errors: [{ field: 'elsewhere', msg: '?' }] }),
  );
  await fill('林晚');
  await submit();
  expect(form.now.fieldErrors).toEqual({ name: '太长' });
  expect(form.now.failure).toBeUndefined();
  await submit();
  expect(form.now.fieldErrors).toEqual({});
  expect(form.now.failure).toEqual({ text: full.msg, mayRetry: false });
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test('a field error disappears when its field changes, other field errors stay', async () => {
  const two = { ...rules, phone: { kind: 'text', required: true, maxLength: 20 } } as const;
  const form: { now?: FormState<keyof typeof two> } = {};
  function Form() {
    form.now = useForm({ rules: two, send: () => Promise.resolve(), onSent: vi.fn() });
    return null;
  }
  await render(<Form />);
  await actAndWait(() => form.now?.submit());
  const check = form.now?.fieldErrors;
  expect(form.now?.text('name').error).toBeTruthy();
  await actAndWait(() => form.now?.text('name').onChange('林'));
  expect(form.now?.text('name').error).toBeUndefined();
  expect(form.now?.text('phone').error).toBeTruthy();
  // The form focuses the first error whenever this object changes: typing must not replace it.
  expect(form.now?.fieldErrors).toBe(check);
  await actAndWait(() => form.now?.submit());
  expect(form.now?.text('name').error).toBeUndefined();
});

const isUnloadPrevented = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a reload asks for confirmation while a form has unsent input, and not after it was sent', async () => {
  const { fill, submit } = await open();
  expect(isUnloadPrevented()).toBe(false);
  await fill('林晚');
  expect(isUnloadPrevented()).toBe(true);
  await submit();
  expect(isUnloadPrevented()).toBe(false);
});

test('unsent input is restored after a visit to another page, until it is sent', async () => {
  window.location.hash = '#/Service/LostFund';
  const first = await open();
  await first.fill('林晚');
  await render(null);
  const second = await open();
  expect(second.form.now.text('name').value).toBe('林晚');
  expect(isUnloadPrevented()).toBe(true);
  await render(null);
  window.location.hash = '#/elsewhere';
  expect((await open()).form.now.text('name').value).toBe('');
  await render(null);
  window.location.hash = '#/Service/LostFund';
  const third = await open();
  await third.submit();
  await render(null);
  expect((await open()).form.now.text('name').value).toBe('');
});
