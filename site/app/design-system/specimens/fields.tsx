import { useState } from 'react';
import { ConsentBox } from '../../ui/form/consent-box';
import { CheckboxGroup, RadioGroup } from '../../ui/form/option-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import type { SpecimenProps } from './specimen';
import { Column } from './rows';

const options = [
  { value: 'bronze', label: '青铜馆' },
  { value: 'jade', label: '玉器馆', note: '本场剩 6 位' },
  { value: 'ceramics', label: '陶瓷馆' },
];

/** Form fields: empty, filled, with a hint, with an error. */
export function Fields({ id }: SpecimenProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('1380000');
  const [story, setStory] = useState('黑色双肩包，拉链上挂一只陶铃。');
  const [room, setRoom] = useState('');
  const [one, setOne] = useState('jade');
  const [some, setSome] = useState<readonly string[]>(['bronze']);
  const [agreed, setAgreed] = useState(false);
  return (
    <Column>
      <TextField name={`${id}-name`} label="姓名" required value={name} onChange={setName} />
      <TextField
        name={`${id}-phone`}
        label="手机号"
        hint="只用来确认预约。"
        error="手机号应为 11 位数字。"
        type="tel"
        required
        value={phone}
        onChange={setPhone}
      />
      <TextField
        name={`${id}-story`}
        label="描述"
        required={false}
        rows={3}
        value={story}
        onChange={setStory}
      />
      <SelectField
        name={`${id}-room`}
        label="展厅"
        required
        placeholder="请选择"
        options={options}
        value={room}
        onChange={setRoom}
      />
      <RadioGroup
        name={`${id}-one`}
        label="从哪里开始"
        required
        options={options}
        value={one}
        onChange={setOne}
      />
      <CheckboxGroup
        name={`${id}-some`}
        label="想看什么"
        required={false}
        error="至少选一项。"
        options={options}
        value={some}
        onChange={setSome}
      />
      <ConsentBox
        name={`${id}-agreed`}
        label="我已读过观众须知"
        required
        value={agreed}
        onChange={setAgreed}
      />
    </Column>
  );
}
