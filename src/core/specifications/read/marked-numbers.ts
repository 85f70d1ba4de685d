import type { Json } from '../../values/json.ts';
import { numberSource, unmarkNumber } from '../../values/source-number.ts';
import { dataKeys, nameKeys } from './walk.ts';

/** Keeps marked numbers in examples, defaults and other data; elsewhere, they become numbers. Modifies the document. */
export function keepMarksOfData(document: Json): Json {
  const seen = new Set<Json>();
  const stack: { value: Json; isData: boolean; isNamed: boolean }[] = [
    { value: document, isData: false, isNamed: false },
  ];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const { value, isData, isNamed } = part;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    restoreKeys(value);
    for (const [key, member] of Object.entries<Json>(value)) {
      const isInside = isData || (!isNamed && (dataKeys.has(key) || key === 'examples'));
      if (!isInside && typeof member === 'string') (value as Record<string, Json>)[key] = unmarkNumber(member);
      stack.push({ value: member, isData: isInside, isNamed: !isNamed && nameKeys.has(key) });
    }
  }
  return unmarkNumber(document);
}

/** YAML allows numbers as keys: `1.0:`. */
function restoreKeys(value: object): void {
  if (!Object.keys(value).some((key) => numberSource(key) !== undefined)) return;
  const members = value as Record<string, Json>;
  for (const [key, member] of Object.entries(members)) {
    delete members[key];
    members[numberSource(key) ?? key] = member;
  }
}
