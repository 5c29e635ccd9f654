import type { RecordField } from '../../../../contract/shared/desk/records';

/** Props of the control of one value. */
export interface ValueProps {
  field: RecordField;
  /** Path of the value in the record, such as `images[0].alt_zh`. */
  path: string;
  label: string;
  value: unknown;
  /** `undefined` empties the field. */
  onChange: (value: unknown) => void;
  /** Language of the text. */
  lang?: 'zh' | 'en';
}
