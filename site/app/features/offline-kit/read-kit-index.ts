import type { KitExhibition, KitIndex, KitPage } from '../../../contract/shared/offline-kit';
import { isSiteCall } from '../../api/client/initial-data';
import { isObject, list, listOf, text, wholeNumber } from '../../api/read/values';
import { KitError } from './kit-error';

const localPath = (value: unknown) => (/^\/\w/.test(text(value)) ? text(value) : undefined);
const pagePath = (value: unknown) => (/^\/(\w|$)/.test(text(value)) ? text(value) : undefined);

/** @throws KitError for anything that is no index */
export function readKitIndex(value: unknown): KitIndex {
  if (!isObject(value) || !isObject(value.basics) || !text(value.version)) {
    throw new KitError('unavailable');
  }
  return {
    version: text(value.version),
    files: listOf(value.files, (file) => {
      const path = isObject(file) ? localPath(file.path) : undefined;
      return isObject(file) && path ? { path, bytes: wholeNumber(file.bytes) ?? 0 } : undefined;
    }),
    basics: readPart(value.basics),
    exhibitions: listOf(value.exhibitions, readExhibition),
  };
}

function readPart(value: Record<string, unknown>) {
  const bytes = typeof value.bytes === 'number' ? value.bytes : 0;
  return { pages: listOf(value.pages, pagePath), bytes: Math.max(0, bytes) };
}

function readExhibition(value: unknown): KitExhibition | undefined {
  const path = isObject(value) ? localPath(value.path) : undefined;
  if (!isObject(value) || !path || !text(value.id)) return undefined;
  return {
    ...readPart(value),
    ...{ id: text(value.id), title: text(value.title), path },
    objects: wholeNumber(value.objects) ?? 0,
    stops: wholeNumber(value.stops) ?? 0,
  };
}

export function readKitPage(value: unknown): KitPage {
  const { calls, files } = isObject(value) ? value : {};
  return {
    calls: list(calls).flatMap((call) =>
      isObject(call) && isSiteCall(call.name) && isObject(call.input)
        ? { name: call.name, input: call.input, answer: call.answer }
        : [],
    ),
    files: listOf(files, localPath),
  };
}
