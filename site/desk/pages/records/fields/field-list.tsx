import { lazy, Suspense } from 'react';
import { fieldLabel } from '../../../../contract/shared/desk/field-labels';
import type { RecordField } from '../../../../contract/shared/desk/records';
import { useLanguage } from '../../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../../app/ui/button';
import { deskMessages } from '../../../messages';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { listOf, textOf } from '../record-values';
import { isValues, type Values } from '../../../ui/versions/values';
import {
  ChoiceControl,
  ChoicesControl,
  FlagControl,
  ReferenceControl,
  ReferencesControl,
} from './choice-controls';
import { FactsControl } from './facts-control';
import type { ValueProps } from './field-props';
import { FocusPicker } from './focus-picker';
import { FieldError, Group, Languages, PartBox } from './field-list.styles';
import { PictureUpload } from './picture-upload';
import { LineControl, LinesControl, MomentControl, TextControl } from './text-controls';

// TipTap is larger than the rest of the desk.
const RichTextControl = lazy(() => import('./rich-text-control'));

interface FieldListProps {
  fields: readonly RecordField[];
  values: Values;
  /** Path of the values, ending with a dot; '' for the record. */
  path: string;
  /** The form, or the field whose parts these are. */
  parent: string;
  onChange: (change: Values) => void;
}

/** Controls of fields, made of their descriptions; both languages side by side where there is room. */
export function FieldList({ fields, values, path, parent, onChange }: FieldListProps) {
  const language = useLanguage();
  const own = usePageMessages(recordMessages);
  return fields.map((field) => {
    const { name, languages } = field;
    const label = fieldLabel(field, parent, language);
    if (!languages) {
      return (
        <ValueControl
          key={name}
          {...{ field, label, path: path + name, value: values[name] }}
          onChange={(value) => {
            onChange({ [name]: value });
          }}
        />
      );
    }
    return (
      <Languages key={`${name}_`}>
        {languages.map((each) => {
          const property = `${name}_${each}`;
          return (
            <ValueControl
              key={each}
              {...{ field, path: path + property, value: values[property], lang: each }}
              label={own.withNote(label, own.languages[each])}
              onChange={(value) => {
                onChange({ [property]: value });
              }}
            />
          );
        })}
      </Languages>
    );
  });
}

function ValueControl(props: ValueProps) {
  const { hasId } = useFormContext();
  const own = usePageMessages(recordMessages);
  const frame = usePageMessages(deskMessages);
  switch (props.field.control) {
    case 'id':
    case 'line':
      // The id of a record cannot change; parts have ids as well.
      return props.path === 'id' && hasId ? null : <LineControl {...props} />;
    case 'file':
      return <LineControl {...props} hint={own.fileHint} />;
    case 'text':
      return <TextControl {...props} />;
    case 'richText':
      return (
        <Suspense fallback={<p role="status">{frame.loading}</p>}>
          <RichTextControl {...props} />
        </Suspense>
      );
    case 'moment':
      return <MomentControl {...props} />;
    case 'lines':
      return <LinesControl {...props} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'choices':
      return <ChoicesControl {...props} />;
    case 'reference':
      return <ReferenceControl {...props} />;
    case 'references':
      return <ReferencesControl {...props} />;
    case 'facts':
      return <FactsControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'group':
      return <GroupControl {...props} />;
    case 'pictures':
    case 'list':
      return <ItemsControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}

/** Fields of one object; left out of the record while it is empty. */
function GroupControl({ field, path, label, value, onChange }: ValueProps) {
  const values = isValues(value) ? value : {};
  return (
    <Group open={isValues(value)}>
      <summary>{label}</summary>
      <FieldList
        fields={field.fields ?? []}
        values={values}
        path={`${path}.`}
        parent={field.name}
        onChange={(change) => {
          onChange({ ...values, ...change });
        }}
      />
    </Group>
  );
}

/** One picture: its file, the focus of cropping, and its texts. */
function PictureControl({ field, path, label, value, onChange }: ValueProps) {
  const { pictures, addPicture, errors } = useFormContext();
  const values = isValues(value) ? value : {};
  const shown = pictures.find(({ file }) => file === values.file);
  const texts = (field.fields ?? []).filter(({ name }) => name !== 'file' && name !== 'focal');
  const fault = errors[`${path}.file`] ?? errors[path];
  return (
    <PartBox role="group" aria-label={label} tabIndex={-1}>
      {fault && <FieldError>{fault}</FieldError>}
      {shown && (
        <FocusPicker
          picture={shown}
          value={values.focal}
          onChange={(focal) => {
            onChange({ ...values, focal });
          }}
        />
      )}
      {!shown && textOf(values.file) !== '' && <p>{textOf(values.file)}</p>}
      {textOf(values.file) === '' ? (
        <PictureUpload
          onUploaded={(picture) => {
            addPicture(picture);
            onChange({ ...values, file: picture.file });
          }}
        />
      ) : (
        <FieldList
          fields={texts}
          values={values}
          path={`${path}.`}
          parent="picture"
          onChange={(change) => {
            onChange({ ...values, ...change });
          }}
        />
      )}
    </PartBox>
  );
}

/** A list of pictures or of other parts, in their order. */
function ItemsControl({ field, path, label, value, onChange }: ValueProps) {
  const own = usePageMessages(recordMessages);
  const { errors } = useFormContext();
  const items = listOf(value);
  const replace = (at: number, item: unknown) => {
    onChange(items.map((each, index) => (index === at ? item : each)));
  };
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <Group open={items.length > 0 || errors[path] !== undefined}>
      <summary>{items.length > 0 ? own.withNote(label, items.length) : label}</summary>
      {errors[path] && <FieldError>{errors[path]}</FieldError>}
      {items.map((item, index) => {
        const name = own.item(label, index + 1);
        const common = { field, path: `${path}[${index}]`, label: name, value: item };
        const set = (next: unknown) => {
          replace(index, next);
        };
        return (
          <PartBox key={index} as="section" aria-label={name}>
            <div className="head">
              <strong>{name}</strong>
              {index > 0 && (
                <PlainButton
                  type="button"
                  aria-label={`${own.up}: ${name}`}
                  onClick={() => {
                    move(index, index - 1);
                  }}
                >
                  {own.up}
                </PlainButton>
              )}
              <PlainButton
                type="button"
                aria-label={own.removeItem(label, index + 1)}
                onClick={() => {
                  onChange(items.filter((_, at) => at !== index));
                }}
              >
                {own.remove}
              </PlainButton>
            </div>
            {field.control === 'pictures' ? (
              <PictureControl {...common} onChange={set} />
            ) : (
              <FieldList
                fields={field.fields ?? []}
                values={isValues(item) ? item : {}}
                path={`${path}[${index}].`}
                parent={field.name}
                onChange={(change) => {
                  set({ ...(isValues(item) ? item : {}), ...change });
                }}
              />
            )}
          </PartBox>
        );
      })}
      <div>
        <PlainButton
          type="button"
          onClick={() => {
            onChange([...items, {}]);
          }}
        >
          {own.addTo(label)}
        </PlainButton>
      </div>
    </Group>
  );
}
