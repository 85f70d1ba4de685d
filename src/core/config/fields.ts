import type { ElementKind, ListName } from '../values/navigation.ts';
import { elementsWithField, elementTypes, isListName, synonyms } from './elements.ts';
import { type FieldType, fields } from './field-table.ts';
import { caseVariant, isTypo, nearestWords } from './nearest.ts';

export type FieldMeaning =
  | { readonly is: 'field'; readonly type: FieldType }
  | { readonly is: 'list'; readonly list: ListName }
  /** A field of other elements. `nearest` is a field of this element with a similar name. */
  | { readonly is: 'misplaced'; readonly list: ListName | undefined; readonly nearest: string | undefined }
  | {
      readonly is: 'misspelling';
      readonly list: ListName | undefined;
      readonly nearest: string;
      /** True if the name only differs in letter case. */
      readonly isOnly: boolean;
    }
  | { readonly is: 'unknown'; readonly synonym: string | undefined };

export function meaningOf(kind: ElementKind, name: string): FieldMeaning {
  const { fields: names, children } = elementTypes[kind];
  const field = names.find((fieldName) => fieldName === name);
  if (field !== undefined) return { is: 'field', type: fields[field].type };
  if (isListName(name) && children.includes(name)) return { is: 'list', list: name };

  const allowed: readonly string[] = [...children, ...names];
  const nearest = nearestField(name, allowed);
  const list = nearest !== undefined && isListName(nearest) ? nearest : undefined;
  if (isListName(name)) return { is: 'misplaced', list: name, nearest: undefined };
  if (elementsWithField(name).length > 0) return { is: 'misplaced', list, nearest };
  if (nearest !== undefined)
    return { is: 'misspelling', list, nearest, isOnly: caseVariant(name, allowed) === nearest };
  const synonym = Object.hasOwn(synonyms, name) ? synonyms[name]?.find((field) => allowed.includes(field)) : undefined;
  return { is: 'unknown', synonym };
}

/** The array that a member is read as. Misspelled and misplaced arrays stay in the model. */
export function listMeantBy(meaning: FieldMeaning): ListName | undefined {
  return meaning.is === 'field' || meaning.is === 'unknown' ? undefined : meaning.list;
}

function nearestField(name: string, names: readonly string[]): string | undefined {
  const typos = names.filter((field) => isTypo(name, field));
  return typos.length > 1 ? (nearestWords(name, typos)[0] ?? typos[0]) : typos[0];
}

/** Common wrong names of the name field: `title` for `group`. */
export const nameSynonyms: readonly string[] = ['name', 'title', 'label', 'text'];
