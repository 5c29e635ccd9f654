import { expect, test } from 'vitest';
import { RadioGroup } from '../../ui/form/option-group';
import { TextField } from '../../ui/form/text-field';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { Form } from './form';

const render = setUpRendering();

const field = (name: string) => ({ name, value: '', required: true, onChange: () => undefined });

async function renderForm(errors: readonly string[], language: 'zh' | 'en' = 'zh') {
  const fieldErrors = Object.fromEntries(errors.map((name) => [name, 'x']));
  const form = { fieldErrors, failure: undefined, isSending: false, submit: () => undefined };
  return render(
    <Form form={form} label="登记" submit="提交">
      <RadioGroup
        {...field('kind')}
        label="登记什么"
        error={undefined}
        options={['a', 'b'].map((value) => ({ value, label: value }))}
      />
      <TextField {...field('place')} label="地点" error={undefined} />
      <TextField {...field('contact')} label="联系方式" error={undefined} />
    </Form>,
    language,
  );
}

test('several invalid fields are listed by label and number, and the first has focus', async () => {
  const box = await renderForm(['contact', 'kind']);
  const alert = getElement(box, '[role=alert]');
  expect(alert.textContent).toContain('有 2 项需要填写或改正');
  expect([...alert.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '登记什么',
    '联系方式',
  ]);
  expect(document.activeElement).toBe(box.querySelector('[name=kind]'));
});

test('field in the list of errors moves focus to its control', async () => {
  const box = await renderForm(['place', 'contact']);
  await actAndWait(() => getControl(getElement(box, '[role=alert]'), '联系方式').click());
  expect(document.activeElement).toBe(box.querySelector('[name=contact]'));
});

test('single invalid field has focus and no list; a valid form has neither', async () => {
  const box = await renderForm(['place']);
  expect(document.activeElement).toBe(box.querySelector('[name=place]'));
  expect(getElement(box, '[role=alert]').textContent).toBe('');
  expect(getElement(await renderForm([]), '[role=alert]').textContent).toBe('');
});

test('English form counts its invalid fields in English', async () => {
  const box = await renderForm(['place', 'contact'], 'en');
  expect(getElement(box, '[role=alert]').textContent).toContain('2 fields need your attention');
});
