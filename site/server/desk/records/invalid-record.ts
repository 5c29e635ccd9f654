import { fieldErrorMessage } from '../../../contract/shared/field-error-messages';
import { HttpError } from '../../http/http-error';
import type { ImportError } from '../../import/records/import-errors';
import { reasonInChinese } from './reasons-in-chinese';

/** 400 with the errors of a record beside their fields, in both languages. */
export function invalidRecord(errors: readonly ImportError[]): HttpError {
  const fields = errors.map(({ field, reason, error }) => ({
    field: field === '' ? 'id' : field,
    texts: error
      ? { zh: fieldErrorMessage(error, 'zh'), en: fieldErrorMessage(error, 'en') }
      : { zh: `${reasonInChinese(reason)}。`, en: `${capitalise(reason)}.` },
  }));
  return new HttpError(400, (messages) => messages.invalidRecord(fields.length), {}, fields);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
