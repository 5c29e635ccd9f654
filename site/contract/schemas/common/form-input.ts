import { Type, type TSchema } from 'typebox';
import { siteIdField } from './fields';
import {
  textFormats,
  type FieldRule,
  type FormInput,
  type FormRules,
  type ValueOf,
} from '../../shared/form-rule';

/**
 * Input schema of a call that takes a form. Limits that depend on the day of sending are not in it; the
 * service checks them with `validateForm`.
 */
export function formInput<Rules extends FormRules>(rules: Rules) {
  const fields = Object.entries(rules).map(([name, rule]) => {
    const schema = schemaOf(rule);
    return [name, rule.required ? schema : Type.Optional(schema)] as const;
  });
  return Type.Unsafe<FormInput<Rules> & { siteId?: string }>(
    Type.Object({ ...siteIdField, ...Object.fromEntries(fields) }),
  );
}

/** Schema of the value of a field. */
export function fieldSchema<Rule extends FieldRule>(rule: Rule) {
  return Type.Unsafe<ValueOf<Rule>>(schemaOf(rule));
}

function schemaOf(rule: FieldRule): TSchema {
  switch (rule.kind) {
    case 'text': {
      const { minLength = 1, maxLength, format = rule.verbatim ? undefined : 'text' } = rule;
      const pattern = format && { pattern: textFormats[format] };
      return Type.String({ minLength, maxLength, ...pattern });
    }
    case 'integer': {
      const { minimum, maximum } = rule;
      const defaultValue = rule.default !== undefined && { default: rule.default };
      return Type.Integer({ minimum, maximum, ...defaultValue });
    }
    case 'choice':
      return choice(rule.options);
    case 'choices':
      return Type.Array(choice(rule.options), { minItems: 1, uniqueItems: true });
    case 'consent':
      return Type.Literal(true);
    case 'day':
      return Type.String({ format: 'date' });
    case 'moment':
      return Type.Union([Type.String({ format: 'date' }), Type.String({ format: 'date-time' })]);
  }
}

function choice(options: readonly string[]): TSchema {
  return Type.Union(options.map((option) => Type.Literal(option)));
}
